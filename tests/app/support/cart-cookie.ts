/** The cart cookie that an answer sets, as a browser sends it back. */
export function cookieOf(answer: Response): string | undefined {
  return answer.headers
    .getSetCookie()
    .find((line) => /^(__Host-)?cart=/.test(line))
    ?.split(';')[0]
}
