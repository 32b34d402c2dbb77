// Puts a .br and a .gz beside every text file of the bundle, so that the server compresses nothing.
import { readFileSync, writeFileSync } from 'node:fs';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { bundleFiles, STATIC } from './bundle.mjs';

for (const name of bundleFiles().filter((file) => /\.(html|js|css|svg|json|txt)$/.test(file))) {
  const content = readFileSync(STATIC + name);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  };
  writeFileSync(`${STATIC + name}.br`, brotliCompressSync(content, { params }));
  writeFileSync(`${STATIC + name}.gz`, gzipSync(content, { level: 9 }));
}
