import { done, refused } from '#app/models/platform/outcome.ts'
import { addresses } from '#app/models/platform/web/addresses.ts'
import { writeLetter } from '../../audience/letters/letter-mail.ts'
import type { Contract } from '../../contract/index.ts'
import type { UseCase } from '../../platform/call/call-context.ts'
import { readMailLook } from '../../platform/mail/mail-look.ts'
import { renderMail } from '../../platform/mail/render-mail.ts'
import { readLetterGoods } from './letter-goods.ts'

/** A letter as it would leave now, its pictures within it: nothing is fetched to look at it, and nobody's way out stands in it. */
export const previewLetter: UseCase<Contract['previewLetter']> = async ({ params: { id } }, { read, site, now, media }) => {
  const look = await readMailLook(read, site)
  const words = await writeLetter(read, id, { house: look.name, path: addresses.newsletter, isTrial: false })
  if (!words) return refused('not_found')
  const shown = await readLetterGoods(read, id, { media, site, named: look.named })
  const mail = renderMail({ kind: 'letter', params: {}, messageId: '', to: '', date: now, words, ...shown }, look)
  const html = (mail.attachments ?? []).reduce(
    (drawn, { cid, type, content }) =>
      cid ? drawn.replaceAll(`"cid:${cid}"`, `"data:${type};base64,${Buffer.from(content).toString('base64')}"`) : drawn,
    mail.html,
  )
  return done({ subject: mail.subject, html, text: mail.text })
}
