import { imageBombs } from '../../tests/api/support/media/media-bombs.ts'
import { hostileFiles } from '../../tests/api/support/media/media-hostile.ts'
import { writePdf } from '../../tests/support/pictures.ts'

const answers = {
  nom: 'Marie',
  courriel: 'marie@exemple.test',
  date: '',
  nombre: '3',
  qui: 'Une entreprise',
  societe: 'S',
  majeurs: true,
}
const boundary = '----------------siege'
/** The slowest kinds come again and again; so rarely that the room strangers have in a day is nearly enough for all of them. */
const oneSlowIn = 12

/** Form posts with hostile files, ready to be sent: documents of megabytes of escapes, pictures that unfold, files of two kinds. */
export async function writeHostilePosts(day) {
  const slow = [
    { name: 'lettres.pdf', bytes: writePdf('', `% ${'#41'.repeat(3_100_000)}\n`) },
    { name: 'flux.pdf', bytes: writePdf('', 'stream\nendstream '.repeat(550_000)) },
    { name: 'noms.pdf', bytes: writePdf('', '/ObjStm '.repeat(1_000_000)) },
    { name: 'fin.pdf', bytes: writePdf('', '%%EOF\n'.repeat(1_500_000)) },
  ].map((file) => writePost(file, day))
  const bombs = (await imageBombs()).map(({ name, bytes }) => writePost({ name: `${name.replaceAll(' ', '-')}.png`, bytes }, day))
  const disguised = (await hostileFiles()).map((file) => writePost(file, day))
  const others = bombs.flatMap((bomb, place) => [bomb, disguised[place], disguised.at(-1 - place)])
  return (n) =>
    n % oneSlowIn === 0 ? slow[(n / oneSlowIn) % slow.length] : others[(n - 1 - Math.floor(n / oneSlowIn)) % others.length]
}

function writePost({ name, bytes }, day) {
  const fields = { answers: JSON.stringify({ ...answers, date: day }), fileFields: JSON.stringify(['facture']), seconds: '40' }
  const text = Object.entries(fields).map(
    ([field, value]) => `--${boundary}\r\nContent-Disposition: form-data; name="${field}"\r\n\r\n${value}\r\n`,
  )
  const fileName = name.replaceAll(/["\r\n\0]/g, '_')
  const head = `--${boundary}\r\nContent-Disposition: form-data; name="images"; filename="${fileName}"\r\nContent-Type: application/octet-stream\r\n\r\n`
  return {
    path: '/api/forms/visite/submit',
    headers: { idSite: '1', 'content-type': `multipart/form-data; boundary=${boundary}` },
    body: Buffer.concat([Buffer.from(text.join('') + head), bytes, Buffer.from(`\r\n--${boundary}--\r\n`)]),
    bytes: bytes.length,
  }
}
