/** Answers of the API, for tests and stories. */

/** The answer of an API address: JSON with 200, a whole response, or nothing, ever. */
export type ApiAnswer =
  | { json: unknown; headers?: Record<string, string> }
  | { status: number; text?: string }
  | 'never';

/** Answers by path and search, e.g. `{ '/api/stats': { json: {…} } }`; any other address answers 404. */
export type ApiAnswers = Readonly<Record<string, ApiAnswer>>;

/** Return what an address answers. */
export function responseTo(answers: ApiAnswers, path: string): Promise<Response> {
  const answer = answers[path] ?? { status: 404, text: `Nothing answers ${path} in this test.` };
  if (answer === 'never') return new Promise(() => undefined);
  return Promise.resolve(
    'json' in answer
      ? Response.json(answer.json, { headers: answer.headers ?? {} })
      : new Response(answer.text ?? '', { status: answer.status }),
  );
}

/** Things in a row, each made from its place. */
export const many = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_unused, index) => make(index));

/** The API cannot answer. */
export const down: ApiAnswer = { status: 503, text: 'down' };

/** A page of a list, and how many there are in all. */
export const counted = (json: unknown[], total = json.length): ApiAnswer => ({
  json,
  headers: { 'X-Total-Count': String(total), 'X-Total-Count-Relation': 'eq' },
});
