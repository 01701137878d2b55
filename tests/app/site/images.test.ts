import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { drawPicture, writePdf, writeVideo } from '../../support/pictures.ts'
import { openTestShop, shopForAll } from '../../support/site.ts'
import { type SentImage, uploadTo } from '../../support/uploads.ts'
import { openOwnedShop } from '../support/owner.ts'

const shop = shopForAll()
const svg = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 30 20" onload="alert(1)"><script>alert(1)</script></svg>',
)
const widthOf = async (answer: Response) => (await sharp(Buffer.from(await answer.arrayBuffer())).metadata()).width
const stemOf = (url: string) => url.replace(/\.\w+$/, '')

test('[A-29] a picture comes from the site’s image route in a few widths and light forms, for a year', async () => {
  const [image] = await uploadTo(shop(), [{ name: 'cave.jpg', bytes: await drawPicture('jpeg', 1000, 600) }])
  const stem = stemOf(image?.url ?? '')
  for (const [form, type] of [
    ['avif', 'image/avif'],
    ['webp', 'image/webp'],
    ['jpg', 'image/jpeg'],
  ]) {
    const answer = await shop().get(`${stem}-480.${form}`)
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, type])
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    const etag = answer.headers.get('etag') ?? ''
    expect(await widthOf(answer)).toBe(480)
    expect((await shop().get(`${stem}-480.${form}`, { 'if-none-match': etag })).status).toBe(304)
  }
  expect(await widthOf(await shop().get(image?.url ?? ''))).toBe(1000)
})

test('[E-13] a site without the newer forms offers its pictures in their own alone, wherever they stand', async () => {
  const own = await openOwnedShop()
  try {
    const [image] = await uploadTo(own, [{ name: 'cuvee.jpg', bytes: await drawPicture('jpeg', 1000, 600) }])
    const picture = { image: image?.id ?? '' }
    const blocks = [
      { type: 'hero', eyebrow: '', title: 'Nos vins', lead: '', actions: [], picture },
      { type: 'image', picture, size: 'wide', framed: false },
    ]
    await own.call('PUT', '/admin/page/le-caveau', { blocks })
    await own.call('POST', '/admin/album', { title: 'La cave', isValid: true, pictures: [picture] })
    const offered = async () =>
      Promise.all(
        ['/le-caveau', '/albums/la-cave'].map(
          async (path) => (await own.page(path)).all('source:is([type="image/avif"], [type="image/webp"])').length,
        ),
      )
    expect(await offered()).toEqual([4, 2])
    await own.call('PUT', '/admin/site', { webp: false })
    expect(await offered()).toEqual([0, 0])
    const choices = (await own.page('/le-caveau')).all('img[srcset]').map(({ attribute }) => attribute('srcset'))
    expect(choices).toContainEqual(expect.stringMatching(/-480\.jpg 480w/))
  } finally {
    await own.close()
  }
})

test('no picture is made wider than it is, in another width than ours, or under a wrong address', async () => {
  const [image] = await uploadTo(shop(), [{ name: 'cave.png', bytes: await drawPicture('png', 700, 400) }])
  const stem = stemOf(image?.url ?? '')
  const wrong = [
    `${stem}-960.webp`,
    `${stem}-500.webp`,
    `${stem}-0480.webp`,
    `${stem}-480.jpg`,
    `${stem}-480.gif`,
    `${stem}.avif`,
    `${stem}.svg`,
    `${stem}-480.webp/`,
    stem.replace(/[0-9a-f]{12}$/, '000000000000').concat('-480.webp'),
    `/images/nowhere/${stem.split('/').at(-1)}.png`,
    '/images/',
    '/images/..%2f..%2fshop.db',
  ]
  for (const path of wrong) expect([400, 404], path).toContain((await shop().get(path)).status)
  expect((await shop().get(`${stem}-640.webp`)).status).toBe(200)
})

test('threat 17: what is sent is never active: not by its type, its policy or what it holds', async () => {
  const files = await uploadTo(shop(), [
    { name: 'logo.svg', bytes: svg },
    { name: 'film.mp4', bytes: writeVideo() },
    {
      name: 'film.wmv.html',
      bytes: Buffer.concat([Buffer.from('3026b2758e66cf11a6d900aa0062ce6c28', 'hex'), Buffer.alloc(200)]),
    },
    { name: 'tarif.pdf', bytes: writePdf() },
  ])
  expect(files.map(({ mime }) => mime)).toEqual(['image/svg+xml', 'video/mp4', 'video/x-ms-wmv', 'application/pdf'])
  for (const { url, mime } of files) {
    const { headers } = await shop().get(url)
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('content-type')?.split(';')[0]).toBe(mime)
    expect(headers.get('content-security-policy')).toMatch(/^default-src 'none';.*sandbox$/)
    const isShown = ['image/svg+xml', 'video/mp4'].includes(mime)
    expect(headers.get('content-disposition')).toMatch(isShown ? /^inline;/ : /^attachment;/)
  }
  expect(await (await shop().get(files[0]?.url ?? '')).text()).not.toMatch(/script|onload/)
})

test('a film is sent in the stretches a player asks for', async () => {
  const [film] = await uploadTo(shop(), [{ name: 'film.mp4', bytes: writeVideo() }])
  const whole = Buffer.from(await (await shop().get(film?.url ?? '')).arrayBuffer())
  for (const [asked, status, range] of [
    ['bytes=0-3', 206, `bytes 0-3/${whole.length}`],
    ['bytes=-5', 206, `bytes ${whole.length - 5}-${whole.length - 1}/${whole.length}`],
    ['bytes=99999999-', 416, `bytes */${whole.length}`],
    ['bytes=0-1,4-5', 200, null],
  ] as const) {
    const answer = await shop().get(film?.url ?? '', { range: asked })
    expect([answer.status, answer.headers.get('content-range')], asked).toEqual([status, range])
  }
})

test('pictures made stay within the room they are given, and one asked for by many is made once', async () => {
  const small = await openTestShop({ env: { IMAGES_MB: '1' } })
  const noise = {
    create: { width: 1300, height: 900, channels: 3 as const, noise: { type: 'gaussian' as const, mean: 128, sigma: 60 } },
  }
  const images: SentImage[] = []
  for (let count = 0; count < 3; count += 1) {
    const bytes = await sharp({ create: { ...noise.create, background: '#fff' } })
      .jpeg({ quality: 60 })
      .toBuffer()
    images.push(...(await uploadTo(small, [{ name: 'bruit.jpg', bytes }])))
  }
  const folder = join(String(small.env.DATA_DIR), 'pictures')
  const asked = await Promise.all(Array.from({ length: 20 }, () => small.get(`${stemOf(images[0]?.url ?? '')}-640.jpg`)))
  expect(new Set(asked.map(({ status }) => status))).toEqual(new Set([200]))
  expect(readdirSync(folder)).toHaveLength(1)
  for (const { url } of images) for (const width of [640, 960, 1280]) await small.get(`${stemOf(url)}-${width}.jpg`)
  const kept = readdirSync(folder).map((name) => statSync(join(folder, name)).size)
  expect(kept.length).toBeGreaterThan(1)
  expect(kept.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(1024 * 1024)
  await small.close()
})
