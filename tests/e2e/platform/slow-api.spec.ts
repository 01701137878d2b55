import { rmSync } from 'node:fs'
import { request as ask, createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { copyDemo, type Running, startProgram } from '../own-shop.ts'
import { expect, settle, test } from '../shopper.ts'

const delay = 400
const key = 'k'.repeat(32)

test('a page comes whole from a slow API in another process', async ({ page, javaScriptEnabled }) => {
  const folder = copyDemo()
  const running: Running[] = []
  try {
    const api = await startProgram('api', { DATA_DIR: folder, PORT: '0', SERVICE_KEY: key })
    const slow = await slowDown(api.url)
    const site = await startProgram('serve', { DATA_DIR: `${folder}/site`, PORT: '0', SERVICE_KEY: key, API_URL: slow.url })
    running.push(site, slow, api)
    await page.goto(`${site.url}/le-domaine`)
    await settle(page, javaScriptEnabled)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Le domaine')
    await page.getByRole('navigation', { name: 'Menu principal' }).getByRole('link', { name: 'Accueil' }).click()
    // The home asks a dozen things of an API that takes 400 ms for each.
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Trois coteaux', { timeout: 8_000 })
  } finally {
    // What a page still fetches ahead must not meet a site that has gone.
    await page.close()
    for (const process of running) await process.stop()
    rmSync(folder, { recursive: true, force: true })
  }
})

/** A proxy in front of the API that keeps every answer back for a while. */
async function slowDown(target: string): Promise<Running> {
  const { hostname, port } = new URL(target)
  const server = createServer((req, res) => {
    setTimeout(() => {
      const onward = ask({ hostname, port, path: req.url, method: req.method, headers: req.headers }, (answer) => {
        res.writeHead(answer.statusCode ?? 502, answer.headers)
        answer.pipe(res)
      })
      // A page fetched ahead may still be asking when the API has gone.
      onward.on('error', () => res.destroy())
      req.pipe(onward)
    }, delay)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: async () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
