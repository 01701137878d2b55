import type { MailGoods } from '#app/models/audience/mail-goods.ts'
import type { MailReceipt } from '#app/models/audience/mail-receipt.ts'
import { bindFrenchSpaces } from '#app/models/platform/text/typography.ts'
import { mailFrame } from '#app/texts/house/mails/mail.ts'
import type { MailWords } from '#app/texts/house/mails/mail-words.ts'
import { alcoholTexts } from '#app/texts/site/alcohol.ts'
import { writeGoodsText } from './goods-text.ts'
import { linkOn } from './link-on.ts'
import type { MailLook } from './mail-look.ts'
import { writeReceiptText } from './receipt-text.ts'
import { writeRichText } from './rich-mail.ts'

/** The mail as plain text, for readers and machines that want no HTML. */
export function writeMailText(
  words: MailWords,
  link: string | undefined,
  look: MailLook & { receipt?: MailReceipt | undefined; goods?: MailGoods | undefined },
): string {
  const { title, paragraphs, rich, greetsItself, button, notes, why, way } = words
  const { name, address, phone, email, origin, identity } = look
  const signature = [name, address, phone, email, origin, ...identity].filter(Boolean).join('\n')
  const parts = [
    title.toUpperCase(),
    ...(greetsItself ? [] : [mailFrame.greeting(look.receipt?.firstname)]),
    ...paragraphs,
    ...(rich ? [writeRichText(rich, look.origin)] : []),
    ...(look.goods ? writeGoodsText(look.goods, look.origin) : []),
    ...(button && link ? [`${bindFrenchSpaces(`${button.label} :`)}\n${link}`] : []),
    ...(look.receipt ? [writeReceiptText(look.receipt, look.origin)] : []),
    ...notes,
    `-- \n${signature}`,
    why ?? mailFrame.why(look.host),
    ...(way ? [`${bindFrenchSpaces(`${way.label} :`)}\n${linkOn(look.origin, way.path)}`] : []),
    ...(look.sellsAlcohol ? [bindFrenchSpaces(alcoholTexts.health)] : []),
  ]
  return `${parts.join('\n\n')}\n`
}
