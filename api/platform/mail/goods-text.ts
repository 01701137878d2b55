import type { MailGoods } from '#app/models/audience/mail-goods.ts'
import { bindFrenchSpaces } from '#app/models/platform/text/typography.ts'
import { linkOn } from './link-on.ts'

/** The wines and the code of a letter in plain letters, each wine with where it is. */
export function writeGoodsText({ wines, code }: MailGoods, origin: string): string[] {
  return [
    ...wines.map(({ name, detail, price, path }) =>
      [[name, detail, price].filter(Boolean).map(bindFrenchSpaces).join(', '), linkOn(origin, path)].join('\n'),
    ),
    ...(code ? [bindFrenchSpaces(`${code.label} : ${code.code}\n${code.says}`)] : []),
  ]
}
