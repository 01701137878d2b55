import { throwNotFound } from '#app/http/answers.server.ts'

/** The token of a mailed link, as its page hands it to the form; what cannot be one is no page of ours. */
export function readToken({ token = '' }: { token?: string | undefined }): { token: string } {
  return /^[\w-]{0,200}$/.test(token) ? { token } : throwNotFound()
}
