import { pictureOfLetter } from '#app/models/audience/mail-goods.ts'
import { pictureAt, signOfHouse } from '#app/models/audience/mail-receipt.ts'
import type { SiteReader } from '../../platform/database/database.ts'
import type { MailAttachment } from '../../platform/outside/mail.ts'
import type { Media } from '../../platform/ports/media.ts'
import { readLineLooks } from '../../selling/order-views/read-line-looks.ts'
import { makeMailPicture, makeMailSign } from '../../site/media/make-mail-picture.ts'

type At = { read: SiteReader; media: Media; site: { name: string; lang: string } }

/** So many bottles are shown at most: a mail is to stay light. */
const most = 12

/** The pictures that go with a mail about an order, each under the name by which it is shown: nobody fetches anything to read it. */
export async function readPictures(
  at: At,
  lines: readonly { product_id: string; declination_id: string }[],
): Promise<MailAttachment[]> {
  const lookOf = await readLineLooks(at.read, lines)
  const wanted = lines.slice(0, most).map(async (line, place) => {
    const { picture } = lookOf(line)
    return attach(pictureAt(place), picture ? await makeMailPicture(at, picture.id) : undefined)
  })
  const made = await Promise.all([makeMailSign(at).then((sign) => attach(signOfHouse, sign)), ...wanted])
  return made.flat()
}

/** The pictures of a letter: the one above its words and those of its wines. */
export async function readLetterPictures(
  at: At,
  { picture, wines }: { picture: string | undefined; wines: readonly (string | undefined)[] },
): Promise<MailAttachment[]> {
  const made = await Promise.all([
    makeMailSign(at).then((sign) => attach(signOfHouse, sign)),
    attachPicture(at, pictureOfLetter, picture, 'lettre'),
    ...wines.map((id, place) => attachPicture(at, pictureAt(place), id, 'courriel')),
  ])
  return made.flat()
}

async function attachPicture(
  at: At,
  cid: string,
  id: string | undefined,
  form: 'courriel' | 'lettre',
): Promise<MailAttachment[]> {
  return attach(cid, id === undefined ? undefined : await makeMailPicture(at, id, form))
}

function attach(cid: string, content: Buffer | undefined): MailAttachment[] {
  return content ? [{ name: `${cid}.jpg`, type: 'image/jpeg', content, cid }] : []
}
