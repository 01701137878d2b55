/** A path without the language in front of it. */
export type LangPath = { lang: string; rest: string }

/** Takes the two letters of a language off a path, if it begins with such. */
export function splitLang(path: string): LangPath | undefined {
  const found = /^\/?([a-z]{2})(?:\/(.*))?$/.exec(path)
  return found?.[1] ? { lang: found[1], rest: found[2] ?? '' } : undefined
}
