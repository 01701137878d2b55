import type { ApiAddress } from './api-address.ts'
import { fillPath } from './fill-path.ts'
import { withinTime } from './within-time.ts'

type SentFile = { mime: string; name: string; bytes: Buffer }

/** Asks the API's process for the bytes of a file; one that is not there now is `busy`, like one still being made. */
export async function askFile(
  { url, serviceKey, fetch: send = fetch, timeout = 15_000 }: ApiAddress,
  path: string,
  params: Record<string, string>,
): Promise<SentFile | 'busy' | undefined> {
  const filled = fillPath(path, params)
  if (filled === undefined) return undefined
  const headers = new Headers(serviceKey ? { 'x-service-key': serviceKey } : undefined)
  try {
    const place = `${url.replace(/\/+$/, '')}/api${filled}`
    return await withinTime(timeout, async (signal) => readFile(await send(new Request(place, { headers, signal }))))
  } catch {
    return 'busy'
  }
}

async function readFile(answer: Response): Promise<SentFile | 'busy' | undefined> {
  if (answer.status === 404) return undefined
  if (!answer.ok) return 'busy'
  return {
    mime: answer.headers.get('content-type') ?? 'application/octet-stream',
    name: decodeURIComponent(answer.headers.get('x-file-name') ?? 'fichier'),
    bytes: Buffer.from(await answer.arrayBuffer()),
  }
}
