/** What a form is sent with where a browser only asks about one of its fields. */
export const intentName = '__intent__'

/**
 * Sends a form to the server. A question about one field that finds no answer is not worth the page and what was typed into it: the
 * server says the same when the form is sent.
 */
export async function checkQuietly<Answer>(request: Request, send: () => Promise<Answer>): Promise<Answer | undefined> {
  const isQuestion = (await request.clone().formData()).has(intentName)
  try {
    return await send()
  } catch (refusal) {
    if (isQuestion) return undefined
    throw refusal
  }
}
