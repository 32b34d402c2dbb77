/** The HTTP interface. */

import type {
  ClauseInfo,
  GameInfo,
  JoinRequest,
  Me,
  Problem,
  TableInfo,
  TableList,
  TableRequest,
} from './protocol';
import type { Language } from './texts';

export class ApiError extends Error {
  constructor(readonly problem: Problem) {
    super(problem.message);
  }
}

async function call<T>(path: string, body?: unknown): Promise<T> {
  let answer: Response;
  try {
    answer = await fetch(path, body === undefined ? {} : {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  } catch {
    throw new ApiError({ code: 'no-answer', message: '', params: {} });
  }
  const found: unknown = await answer.json().catch(() => null);
  if (answer.ok) return found as T;
  const problem = found as Partial<Problem> | null;
  throw new ApiError({
    code: problem?.code ?? 'no-answer',
    message: problem?.message ?? answer.statusText,
    params: problem?.params ?? {},
  });
}

const part = encodeURIComponent;

export const api = {
  me: () => call<Me>('/api/me'),
  games: () => call<GameInfo[]>('/api/games'),
  rules: (game: string, lang: Language) =>
    call<ClauseInfo[]>(`/api/games/${part(game)}/rules?lang=${lang}`),
  tables: () => call<TableList>('/api/tables'),
  table: (id: string) => call<TableInfo>(`/api/tables/${part(id)}`),
  makeTable: (wanted: TableRequest) => call<TableInfo>('/api/tables', wanted),
  join: (id: string, wanted: JoinRequest) => call<TableInfo>(`/api/tables/${part(id)}/join`, wanted),
};
