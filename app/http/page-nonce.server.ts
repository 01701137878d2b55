import { createHmac, randomBytes } from 'node:crypto'

/** Stands where the nonce belongs while a page is being made; nobody outside this process ever sees it. */
export const nonceMark = randomBytes(16).toString('hex')

/**
 * Gives a finished page its nonce, where scripts stand in it. It is drawn from all that the page says, so nobody can write a script that bears it; and a page
 * that says the same has the same one, so that a browser which holds it already need not fetch it again, whichever process it asks.
 */
export function withNonce(html: string, secrets: readonly string[]): { html: string; nonce: string | undefined } {
  const pieces = html.split(nonceMark)
  if (pieces.length === 1) return { html, nonce: undefined }
  const nonce = createHmac('sha256', secrets[0] ?? nonceMark)
    .update(pieces.join(''))
    .digest('base64url')
    .slice(0, 22)
  return { html: pieces.join(nonce), nonce }
}
