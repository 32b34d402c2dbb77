import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Where the build puts the bundle. */
export const STATIC = fileURLToPath(new URL('../../src/fishka/server/static/', import.meta.url));

/** All files of the bundle, relative to STATIC. */
export function bundleFiles() {
  return readdirSync(STATIC, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(STATIC.length))
    .sort();
}
