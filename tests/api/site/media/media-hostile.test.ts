import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, describe, expect, test, vi } from 'vitest'
import { cleanSvg } from '#api/site/media/svg/clean-svg.ts'
import { storedOf, upload } from '../../support/media/media-calls.ts'
import { hostileFiles, marker } from '../../support/media/media-hostile.ts'
import { hostileSvgs } from '../../support/media/media-svgs.ts'
import { openOwnStage } from '../../support/own-stage.ts'

const folder = await mkdtemp(join(tmpdir(), 'vitrine-hostile-'))
// Files on their way in are counted below: other tests must not write beside them.
vi.stubEnv('TMPDIR', folder)
const stage = openOwnStage()
afterAll(async () => {
  vi.unstubAllEnvs()
  await stage().dependencies.media.pictures.close()
  await rm(folder, { recursive: true, force: true })
})

const harmless = /^[^\p{C}<>:"/\\|?*]+\.(jpg|png|webp|svg|mp4|m4v|mov|avi|wmv|flv|pdf)$/u
const active = /<script|<\?php|javascript:|onload|alert\(|<html/i

describe('threat 17: hostile files', () => {
  test('a hundred and fifty and more: none is kept as anything that acts, and nothing of them lies about', async () => {
    const files = [
      ...(await hostileFiles()),
      ...hostileSvgs.map((text, place) => ({ name: `s${place}.svg`, bytes: Buffer.from(text) })),
    ]
    expect(files.length).toBeGreaterThan(150)
    for (let place = 0; place < files.length; place += 10) {
      const answer = await upload(stage(), files.slice(place, place + 10))
      expect([200, 400, 422], answer.text).toContain(answer.status)
    }
    const rows = await stage().db.read.selectFrom('images').selectAll().execute()
    expect(rows.length).toBeGreaterThan(30)
    for (const row of rows) {
      const bytes = (await stage().dependencies.media.files.find('1', row.content_hash)) ?? Buffer.alloc(0)
      expect(row.name).toMatch(harmless)
      expect(bytes.toString('latin1'), row.name).not.toMatch(active)
      if (row.mime.startsWith('image/') && row.mime !== 'image/svg+xml') {
        expect(`image/${(await sharp(bytes).metadata()).format}`).toBe(row.mime)
      }
    }
    expect((await readdir(folder)).filter((name) => name.startsWith('vitrine-upload-'))).toEqual([])
    expect(stage().log).toEqual([])
  })

  test('a file may come under any name and any type: its bytes decide', async () => {
    const bytes = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#fff' } })
      .webp()
      .toBuffer()
    for (const type of ['text/html', 'image/svg+xml', 'application/x-httpd-php', '']) {
      const [image] = storedOf(await upload(stage(), [{ name: 'x.html', bytes, type }]))
      expect([image?.name, image?.mime]).toEqual(['x.webp', 'image/webp'])
    }
  })
})

describe('threat 19: [A-07] a drawing', () => {
  test.each(hostileSvgs)('%s loses what acts, or is refused', (text) => {
    const svg = cleanSvg(text)?.svg ?? ''
    expect(svg).not.toMatch(
      /<script|<foreign|<image|<style|<iframe|<a |<set|<animate| on\w+=|javascript:|mal\.test|data:|class=|<!|<\?/i,
    )
    expect(svg.includes(marker)).toBe(false)
    expect(svg === '' || svg.startsWith('<svg xmlns="http://www.w3.org/2000/svg"')).toBe(true)
    // What is clean stays as it is.
    if (svg) expect(cleanSvg(svg)?.svg).toBe(svg)
  })

  test('keeps what is drawn: shapes, gradients, text, and the colours of its style sheet', () => {
    const drawn = cleanSvg(
      '<svg xmlns="http://www.w3.org/2000/svg" width="40px" viewBox="0 0 80 40"><defs><linearGradient id="g"><stop offset="0" stop-color="#fff"/></linearGradient></defs><style>.a,.b{fill:#761527;stroke:none}.b{opacity:.5}</style><path class="a b" d="M0 0h9"/><rect fill="url(#g)" style="stroke:red;position:fixed" width="9" height="9"/><use xlink:href="#g" xmlns:xlink="http://www.w3.org/1999/xlink"/><text>L’été &amp; <tspan>la vigne</tspan></text></svg>',
    )
    expect(drawn).toEqual({
      width: 40,
      height: 20,
      svg: '<svg xmlns="http://www.w3.org/2000/svg" width="40" viewBox="0 0 80 40" height="20"><defs><linearGradient id="g"><stop offset="0" stop-color="#fff"/></linearGradient></defs><path d="M0 0h9" fill="#761527" stroke="none" opacity=".5"/><rect fill="url(#g)" width="9" height="9" stroke="red"/><use href="#g"/><text>L’été &amp; <tspan>la vigne</tspan></text></svg>',
    })
  })
})
