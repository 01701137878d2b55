/** The cart cookie that an answer sets, as a browser sends it back. */
export function cookieOf(answer: Response): string | undefined {
  return answer.headers
    .getSetCookie()
    .find((line) => /^(__Host-)?cart=/.test(line))
    ?.split(';')[0]
}

/** The fields of the first form of a page that posts there, as they stand in it. */
export function fieldsOf(html: string, action: string): Record<string, string> {
  const form = [...html.matchAll(/<form[^>]*>[\s\S]*?<\/form>/g)]
    .map(([text]) => text)
    .find((text) => text.includes(`action="${action}"`))
  const inputs = [...(form ?? '').matchAll(/<input[^>]*>/g)].map(([input]) => input)
  const read = (input: string, name: string) => new RegExp(` ${name}="([^"]*)"`).exec(input)?.[1] ?? ''
  return Object.fromEntries(inputs.map((input) => [read(input, 'name'), read(input, 'value')]))
}
