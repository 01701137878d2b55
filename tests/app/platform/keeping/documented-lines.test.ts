import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterEach, expect, inject, test } from 'vitest'
import { verbList } from '#server/verbs/verb-list.ts'
import { eachPlace, type TestPlace } from '../../../support/database/databases.ts'
import { createTestDatabase, dropTestDatabase } from '../../../support/database/test-database.ts'

const root = resolve(import.meta.dirname, '../../../..')
const documents = ['docs/run-your-own.md', 'docs/operations.md']
const program = 'node build/server/index.js'

/** Lines that no test runs here, and why. */
const cannot: Record<string, string> = {
  'git clone … vitrine && cd vitrine': 'fetches the program from outside',
  'npm ci && npm run build': 'takes minutes, and is what every run of the tests begins with',
  'useradd --system --home-dir /var/lib/vitrine --shell /usr/sbin/nologin vitrine': 'wants the rights of the machine',
  'install -m 600 /dev/null /etc/vitrine.env': 'writes into /etc',
  'nft … ct count over 100 reject': 'is a piece of a firewall, which the operator writes',
  'systemd-analyze verify': 'wants systemd',
  'rsync -a /var/lib/vitrine/backups/ other:vitrine/': 'wants another machine',
  'age --decrypt daily-….jsonl.gz.age | gunzip': 'wants the program age; the form is held by damaged-backup.test.ts',
  [`${program} books --head NUMBER:HASH`]: 'wants the head that a mail told; signed-books.test.ts gives it one',
  [`${program} doctor`]: 'asks the net; doctor.test.ts runs it with stand-ins',
  [`${program} release:take /srv/vitrine/releases/2 --stop "sudo systemctl stop vitrine" --start "sudo systemctl start vitrine"`]:
    'is run by releases.test.ts',
}

/** Each command line of the documents: those of their blocks, and those within a sentence. */
function readLines(): string[] {
  const lines = documents.flatMap((document) => {
    const text = readFileSync(join(root, document), 'utf8')
    const blocks = [...text.matchAll(/^```sh\n([\s\S]*?)^```/gm)].flatMap(([, body = '']) => body.trim().split('\n'))
    const sentences = [...text.replaceAll(/^```[\s\S]*?^```/gm, '').matchAll(/`([^`\n]+)`/g)].map(([, words = '']) => words)
    const isCommand = /^(?:[A-Z_]+=\S+ )*(?:node|npm|rsync|age|nft|systemd-analyze) |^[a-z]+(?::[a-z]+)? --[a-z]+ /
    return [...blocks, ...sentences.filter((words) => isCommand.test(words))]
  })
  return [...new Set(lines.map((line) => withProgram(line.replace(/\s{2,}#.*$/, ''))))]
}

/** Within a sentence a verb often stands alone. */
function withProgram(line: string): string {
  return Object.hasOwn(verbList, line.split(' ')[0] ?? '') ? `${program} ${line}` : line
}

const children: ChildProcess[] = []
const ends: (() => unknown)[] = []
afterEach(async () => {
  for (const child of children.splice(0)) if (child.exitCode === null && child.pid) process.kill(-child.pid, 'SIGKILL')
  for (const end of ends.splice(0).reverse()) await end()
})

/** A folder as an operator has it after the build; what is exported stays for the lines to come. */
function openSandbox(place: TestPlace) {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-lines-'))
  ends.push(() => rmSync(folder, { recursive: true, force: true }))
  for (const name of ['build', 'node_modules']) symlinkSync(join(root, name), join(folder, name))
  const { PATH, HOME } = process.env
  const env = { PATH: `${join(process.execPath, '..')}:${PATH}`, HOME, DATABASE_URL: place.DATABASE_URL, PORT: '0' }
  const said = new Set<string>()
  let exported = ''

  function begin(line: string): { child: ChildProcess; output: () => string } {
    const child = spawn('/bin/bash', ['-c', `umask 077\n${exported}${line}`], { cwd: folder, env, detached: true })
    children.push(child)
    let output = ''
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (piece) => (output += piece))
    return { child, output: () => output }
  }

  return {
    folder,
    said,
    export: (line: string, as = line) => {
      said.add(line)
      exported += `${as}\n`
    },
    /** Runs a line of the documents, with what stands for its dots. */
    run: async (line: string, change: (line: string) => string = (same) => same) => {
      said.add(line)
      const { child, output } = begin(change(line))
      const [code] = await once(child, 'close')
      expect([line, code, output()]).toEqual([line, 0, output()])
      return output()
    },
    /** Runs one that stays up until it listens; answers its address and how to end it. */
    serve: async (line: string, change: (line: string) => string = (same) => same) => {
      said.add(line)
      const { child, output } = begin(`exec env ${change(line)}`)
      const url = await new Promise<string>((found, fail) => {
        child.once('close', () => fail(new Error(`${line}: ${output()}`)))
        child.stdout?.on('data', () => {
          const address = /"listening":"(http:\/\/[^"]+)"/.exec(output())?.[1]
          if (address) found(address.replace(/\/api$/, ''))
        })
      })
      const end = async () => {
        child.kill('SIGTERM')
        const [code] = await once(child, 'close')
        expect([line, code]).toEqual([line, 0])
      }
      return { url, end }
    },
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as { port: number }
  server.close()
  await once(server, 'close')
  return port
}

const isReady = async (url: string) => (await fetch(`${url}/readyz`)).text()

eachPlace('the lines of the documents', (open) => {
  // Forty starts of the program take a while.
  test.runIf(process.env.LONG)('all of them do what they say', async () => {
    const { env } = await open({ migrated: false })
    const shop = openSandbox(env)
    const { folder } = shop
    const elsewhere = (dataDir: string) => (line: string) => `unset DATABASE_URL\nexport DATA_DIR=${dataDir}\n${line}`

    // The first block of run-your-own.
    shop.export('export PUBLIC_ORIGIN=https://www.example.fr')
    const key = 'the key of the documents and long enough to be one'
    shop.export(`export SEALING_KEY=$(node -p "crypto.randomBytes(32).toString('base64url')")`, `export SEALING_KEY='${key}'`)
    await shop.run('echo "$SEALING_KEY"')
    await shop.run(`${program} migrate`)
    expect(await shop.run(`${program} site:create --name "Domaine…" --email vous@example.fr`)).toContain('https://www.example.fr')
    const served = await shop.serve(`${program} serve`)
    expect(await isReady(served.url)).toBe('ready\n')
    await served.end()

    // Two processes.
    const port = String(await freePort())
    const dots = (line: string) =>
      line
        .replace('SERVICE_KEY=…', `SERVICE_KEY=${'s'.repeat(40)}`)
        .replace('SEALING_KEY=… ', '')
        .replace('PUBLIC_ORIGIN=… ', '')
        .replaceAll('3001', port)
    const api = await shop.serve(`SERVICE_KEY=… SEALING_KEY=… PUBLIC_ORIGIN=… PORT=3001 ${program} api`, dots)
    const site = await shop.serve(`SERVICE_KEY=… API_URL=http://127.0.0.1:3001 PUBLIC_ORIGIN=… ${program} serve`, dots)
    expect([await isReady(api.url), await isReady(site.url)]).toEqual(['ready\n', 'ready\n'])
    await site.end()
    await api.end()

    // Several sites.
    await shop.run(`${program} site:invite --site 1 --email vous@example.fr`, (line) => line.replace('vous@', 'autre@'))
    await shop.run(`${program} site:create --host www.autre.fr --alias autre.fr --name … --email …`, (line) =>
      line.replace('--name … --email …', '--name Autre --email vous@autre.fr'),
    )
    await shop.run(`${program} site:suspend --site 2`)
    await shop.run(`${program} site:change --site 2 --products 200 --megabytes 500 --mails 1000`)
    await shop.run(`${program} site:change --site 2 --operator`)

    // Operations.
    for (const verb of ['help', 'keys:reseal', 'clock:trust', 'audit', 'books', 'backup']) await shop.run(`${program} ${verb}`)
    await shop.run(`${program} backup --to shop.backup`)
    await shop.run(`${program} restore --from shop.backup`, elsewhere('new'))
    await shop.run(`${program} backup --site 2 --to autre.backup`)
    await shop.run(`${program} restore --from autre.backup`, elsewhere('other'))
    mkdirSync(join(folder, 'drill'))
    const [backup = ''] = readdirSync(join(folder, 'data', 'backups'))
    const drill = (line: string) =>
      line
        .replace('SEALING_KEY=…', `SEALING_KEY='${key}'`)
        .replace('/tmp/drill', join(folder, 'drill'))
        .replace('…/daily-….jsonl.gz.age', join(folder, 'data', 'backups', backup))
    await shop.run(`SEALING_KEY=… DATA_DIR=/tmp/drill ${program} restore --from …/daily-….jsonl.gz.age`, (line) =>
      ['unset DATABASE_URL', drill(line), `export DATA_DIR=${folder}/drill`, `${program} audit && ${program} books`].join('\n'),
    )
    await runCopy(shop)
    expect(await shop.run(`${program} site:move --site 1 --host www.nouveau.fr`)).toContain('https://www.nouveau.fr')

    const left = readLines().filter((line) => !shop.said.has(line) && !(line in cannot))
    expect(left).toEqual([])
    const gone = [...shop.said, ...Object.keys(cannot)].filter((line) => !readLines().includes(line))
    expect(gone).toEqual([])
  })
})

/** Into PostgreSQL, where there is one. */
async function runCopy({ run, said }: ReturnType<typeof openSandbox>): Promise<void> {
  const line = `${program} copy --from data --to postgres://…`
  const postgres = inject('postgres')
  if ('missing' in postgres) {
    said.add(line)
    return
  }
  const url = await createTestDatabase(postgres.url, undefined)
  ends.push(() => dropTestDatabase(postgres.url, url, undefined))
  // What was restored from a backup is a folder like any other.
  await run(line, (same) => same.replace('--from data', '--from new').replace('postgres://…', url))
}
