import { spawn } from 'node:child_process'
import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { seedDemo } from '#api/demo/seed-demo.ts'
import type { Database } from '#api/platform/database/database.ts'
import { migrationStatus } from '#api/platform/database/migrate.ts'
import { takeData } from '#server/http/data-lock.ts'
import { eachPlace } from '../../../support/database/databases.ts'
import { runVerb } from '../../../support/run-verb.ts'

const root = resolve(import.meta.dirname, '../../../..')
const folder = mkdtempSync(join(tmpdir(), 'vitrine-releases-'))
const releases = join(folder, 'releases')
const link = join(folder, 'current')
const releaseAt = (name: string) => realpathSync(join(releases, name))

/** A release of its own: the built program, and what it needs. */
function build(name: string): string {
  const place = join(releases, name)
  mkdirSync(join(place, 'build'), { recursive: true })
  cpSync(join(root, 'build/server'), join(place, 'build/server'), { recursive: true })
  symlinkSync(join(root, 'build/client'), join(place, 'build/client'))
  symlinkSync(join(root, 'node_modules'), join(place, 'node_modules'))
  return place
}

const assetsOf = (place: string) => join(place, 'build/server/assets')
const findAsset = (place: string, shape: RegExp) =>
  join(assetsOf(place), readdirSync(assetsOf(place)).find((name) => shape.test(name)) ?? '')

function addStep(place: string): void {
  const step = '"./migrations/9001-next.sql": "create table next_things (id text primary key);",'
  const first = /"\.\/migrations\/0001/
  const files = readdirSync(assetsOf(place)).map((name) => join(assetsOf(place), name))
  // The bundler names a piece after any of its modules.
  const file = files.find((path) => path.endsWith('.js') && first.test(readFileSync(path, 'utf8')))
  if (!file) throw new Error('no place was found for another step')
  const changed = readFileSync(file, 'utf8').replace(first, (begun) => `${step}${begun}`)
  writeFileSync(file, changed)
}

beforeAll(() => {
  build('1')
  // The same schema.
  build('2')
  addStep(build('3'))
  // A step of its own, and a server that does not come up.
  const broken = build('broken')
  addStep(broken)
  appendFileSync(findAsset(broken, /^open-shop-/), '\nthrow new Error("this release is broken");\n')
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const settings = { SEALING_KEY: 'a key of releases and long enough to be one', PUBLIC_ORIGIN: 'https://www.domaine.test' }

eachPlace('releases', (open) => {
  async function raise() {
    const { db, env } = await open()
    await seedDemo(db)
    rmSync(link, { force: true })
    const run = (words: string[], more = {}) => runVerb(words, { ...env, ...settings, ...more })
    return { db, env, run, isPostgres: env.DATABASE_URL !== undefined }
  }
  const nameOf = async (db: Database) => (await db.read.selectFrom('sites').select('name').executeTakeFirstOrThrow()).name
  const rename = (db: Database, name: string) => db.inTransaction((tx) => tx.updateTable('sites').set({ name }).execute())
  const hasStep = async (db: Database) => (await migrationStatus(db)).unknown.includes('9001-next')

  test('one is taken and another comes after it; the service is ended and begun, and the way back leads over the backup', async () => {
    const { db, env, run, isPostgres } = await raise()
    if (isPostgres) return
    symlinkSync(releaseAt('1'), link)
    const marks = join(env.DATA_DIR, 'marks')
    const service = (start = `echo start >> ${marks}`) => ['--stop', `echo stop >> ${marks}`, '--start', start]
    const failed = await run(['release:take', releaseAt('2'), ...service('false')])
    expect([failed.code, realpathSync(link)]).toEqual([1, releaseAt('1')])

    const { port, end } = await standIn()
    try {
      const taken = await run(['release:take', releaseAt('3'), ...service()], { PORT: String(port) })
      expect([taken.code, taken.err, realpathSync(link), await hasStep(db)]).toEqual([0, '', releaseAt('3'), true])
      await rename(db, 'renamed since')
      const asked = await run(['release:back', ...service()])
      expect([asked.code, asked.err]).toEqual([1, expect.stringContaining('would be lost. Say --yes')])
      const back = await run(['release:back', '--yes', ...service()], { PORT: String(port) })
      expect([back.code, back.err, realpathSync(link), await hasStep(db)]).toEqual([0, '', releaseAt('1'), false])
    } finally {
      end()
    }
    expect(await nameOf(db)).not.toBe('renamed since')
    expect(readFileSync(marks, 'utf8')).toBe('stop\nstop\nstop\nstart\nstop\nstart\n')
    // One backup before each of the three; a release that is tried may have begun with that of the day meanwhile.
    const backups = readdirSync(join(env.DATA_DIR, 'backups')).filter((name) => !name.startsWith('daily-'))
    expect(backups).toHaveLength(3)
  })

  test('where the schema is the same nothing is lost on the way back; one that does not serve is taken back by itself', async () => {
    const { db, run, isPostgres } = await raise()
    if (!isPostgres) return
    const first = await run(['release:take', releaseAt('1')])
    expect([first.code, first.err, realpathSync(link)]).toEqual([0, '', releaseAt('1')])
    const second = await run(['release:take', releaseAt('2')])
    expect([second.code, second.err, realpathSync(link)]).toEqual([0, '', releaseAt('2')])
    await rename(db, 'renamed since')
    const back = await run(['release:back'])
    expect([back.code, back.err, realpathSync(link), await nameOf(db)]).toEqual([0, '', releaseAt('1'), 'renamed since'])

    const broken = await run(['release:take', releaseAt('broken')])
    expect([broken.code, broken.err]).toEqual([1, expect.stringContaining('this release is broken')])
    expect(broken.err).toContain('All is as it was before: start the shop.')
    expect([realpathSync(link), await hasStep(db), await nameOf(db)]).toEqual([releaseAt('1'), false, 'renamed since'])
  })

  test('what cannot be is refused before anything is touched', async () => {
    const { env, run, isPostgres } = await raise()
    if (isPostgres) return
    for (const [words, sentence] of [
      [['release:take', join(folder, 'none')], 'there is no folder'],
      [['release:take', folder], 'nothing is built in'],
      [['release:take'], 'needs the folder'],
      [['release:back'], 'no release to go back to'],
      [['release:take', releaseAt('1'), '--link', releases], 'is no link'],
    ] as const)
      expect([words, (await run([...words])).err]).toEqual([words, expect.stringContaining(sentence)])
    const relative = await runVerb(['release:take', releaseAt('1')], { ...settings, DATA_DIR: 'data' })
    expect(relative.err).toContain('another folder in each release')
    const lock = takeData(env.DATA_DIR)
    expect((await run(['release:take', releaseAt('1')])).err).toContain('a shop serves these data: stop it first')
    if (lock.holder === undefined) lock.release()
    expect([existsSync(link), existsSync(join(env.DATA_DIR, 'backups'))]).toEqual([false, false])
  })
})

/** Answers as a shop that is ready. */
async function standIn(): Promise<{ port: number; end: () => void }> {
  const program =
    'const s=require("http").createServer((q,a)=>a.end("ready")).listen(0,"127.0.0.1",()=>console.log(s.address().port))'
  const child = spawn(process.execPath, ['-e', program], { stdio: ['ignore', 'pipe', 'inherit'] })
  const port = await new Promise<number>((found) => child.stdout.once('data', (text) => found(Number(text))))
  return { port, end: () => child.kill() }
}
