/** Asks the site as the page's own scripts may; what is no answer of ours is thrown. */
export async function ask<T>(path: string, said?: unknown): Promise<T> {
  const sent =
    said === undefined ? {} : { method: 'POST', body: JSON.stringify(said), headers: { 'Content-Type': 'application/json' } }
  const answer = await fetch(path, { credentials: 'same-origin', ...sent })
  if (!answer.headers.get('Content-Type')?.startsWith('application/json')) throw new Error(`${path}: ${answer.status}`)
  return (await answer.json()) as T
}
