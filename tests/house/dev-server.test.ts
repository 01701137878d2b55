import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { copyHouse } from '../support/house-copy.ts'

/** A folder each: both would write the types of its routes. */
let copies: string[] = []
const servers: ChildProcess[] = []

beforeAll(async () => {
  copies = await Promise.all([copyHouse(), copyHouse()])
})
afterAll(async () => {
  for (const server of servers.filter(({ exitCode, signalCode }) => exitCode === null && signalCode === null)) {
    const ended = once(server, 'exit')
    server.kill()
    await ended
  }
  for (const copy of copies) rmSync(copy, { recursive: true, force: true, maxRetries: 5 })
})

/** Serves for a developer, on a free port; answers its address. */
function serve(copy: string): Promise<string> {
  const env = { ...process.env, PORT: '0', DATA_DIR: join(copy, 'data') }
  const server = spawn(process.execPath, ['scripts/dev.mjs'], { cwd: copy, env, stdio: ['ignore', 'pipe', 'inherit'] })
  servers.push(server)
  return new Promise((resolve, reject) => {
    let told = ''
    server.stdout?.on('data', (piece: Buffer) => {
      told += piece
      const [address] = /http:\/\/localhost:\d+/.exec(told) ?? []
      if (address) resolve(address)
    })
    server.once('exit', (code) => reject(new Error(`ended with ${code}: ${told.slice(-2000)}`)))
  })
}

async function firstMeal(address: string): Promise<string> {
  const answer = await fetch(`${address}/api/parameter/product/meal-icon`, { headers: { idSite: '1' } })
  const { success, data, message } = (await answer.json()) as { success: boolean; data: { label: string }[]; message: string }
  return success ? (data[0]?.label ?? '') : message
}

test('two developers’ servers stand side by side, and a changed use case answers at once', async () => {
  const [copy = '', second = ''] = copies
  const [address, other] = await Promise.all([serve(copy), serve(second)])
  expect(await Promise.all([firstMeal(address), firstMeal(other)])).toEqual(['Apéritif', 'Apéritif'])
  const file = join(copy, 'api/catalog/shop/list-meal-icons.ts')
  const before = readFileSync(file, 'utf8')
  writeFileSync(file, before.replace('[{ id, label,', "[{ id, label: 'À l’' + label,"))
  await expect.poll(() => firstMeal(address), { timeout: 30_000 }).toBe('À l’Apéritif')
  writeFileSync(file, before)
  await expect.poll(() => firstMeal(address), { timeout: 30_000 }).toBe('Apéritif')
  // Whoever asks in the middle of a change may have to ask again.
  await expect.poll(async () => (await fetch(`${address}/boutique`)).status, { timeout: 30_000 }).toBe(200)
})
