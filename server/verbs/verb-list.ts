/** One option of a verb, as its help tells it and as it is read. */
export type VerbOption = { type: 'string' | 'boolean'; multiple?: true; value?: string; means: string }

/** What the help says of a verb: what it does, what it takes, how it is said, and what nobody need fear of it. */
export type VerbHelp = {
  does: string
  options: Readonly<Record<string, VerbOption>>
  /** A word without dashes, where the verb takes one. */
  word?: string
  example: string
  never: string
}

const site = { type: 'string', value: 'ID', means: 'the site, as site:list names it' } as const
const email = { type: 'string', value: 'ADDRESS', means: 'the e-mail address of whoever is to come in' } as const
const meant = { type: 'boolean', means: 'say that this is meant: what stands there is replaced' } as const
const service = {
  stop: { type: 'string', value: 'COMMAND', means: 'ends the service; without it nobody may serve' },
  start: { type: 'string', value: 'COMMAND', means: 'begins the service, which must then be ready within half a minute' },
} as const
const bounded = (what: string) => ({ type: 'string', value: 'NUMBER', means: `the most ${what}; none: no bound` }) as const

/** Everything that this program can do. */
export const verbList = {
  serve: {
    does: 'Serves the sites, and the product API unless API_URL names another process for it, until it is told to end.',
    options: {},
    example: 'serve',
    never: 'makes or changes a database: run migrate for that',
  },
  start: {
    does: 'Does what serve does, after it has brought the database up to date; outside production it also makes the demo estate.',
    options: {},
    example: 'start',
    never: 'makes a new database in production, or puts the demo into one',
  },
  api: {
    does: 'Serves the product API alone, for sites that run as other processes.',
    options: {},
    example: 'api',
    never: 'makes or changes a database: run migrate for that',
  },
  migrate: {
    does: 'Brings the database up to this program, and makes it where there is none.',
    options: {},
    example: 'migrate',
    never: 'leaves half a step behind: each is one transaction',
  },
  status: {
    does: 'Prints each step of the schema and how it stands; ends with 1 where program and database do not fit.',
    options: {},
    example: 'status',
    never: 'changes anything',
  },
  seed: {
    does: 'Puts the demo estate into a database that has no site yet.',
    options: {},
    example: 'seed',
    never: 'runs in production, or touches a site that stands',
  },
  reset: {
    does: 'Throws all data away and makes the demo estate anew.',
    options: { yes: meant },
    example: 'reset --yes',
    never: 'runs in production',
  },
  copy: {
    does: 'Copies all data, or one site’s, from one database to another.',
    options: {
      from: { type: 'string', value: 'PLACE', means: 'postgres://…, or an SQLite file or its folder' },
      to: { type: 'string', value: 'PLACE', means: 'the same, for where it goes' },
      site: { type: 'string', value: 'ID', means: 'this site alone' },
      yes: meant,
    },
    example: 'copy --from data --to postgres://vitrine@localhost/vitrine',
    never: 'changes where it copies from',
  },
  backup: {
    does: 'Writes all data, or one site’s, into one locked file, while the shop runs on.',
    options: {
      to: {
        type: 'string',
        value: 'FILE',
        means: 'the file to write; without it one with the moment in its name, in DATA_DIR/backups',
      },
      site: { type: 'string', value: 'ID', means: 'this site alone' },
    },
    example: 'backup --to shop.backup',
    never: 'writes over another file, or changes the shop',
  },
  restore: {
    does: 'Puts a backup in place, whole or not at all. The shop must not be running.',
    options: { from: { type: 'string', value: 'FILE', means: 'the backup' }, yes: meant },
    word: 'FILE',
    example: 'restore --from shop.backup',
    never: 'touches data that stands unless --yes is said',
  },
  doctor: {
    does: 'Looks over settings, folders, database, mail, names, certificates, backups and keys, and says what to do; ends with 1 where something does not work.',
    options: { mail: { type: 'string', value: 'ADDRESS', means: 'send a mail there on trial' } },
    example: 'doctor --mail vous@example.fr',
    never: 'changes anything, or takes more than a few minutes',
  },
  'release:take': {
    does: 'Goes over to a release that is built in a folder of its own: backs up, migrates, leads the link to it and tries it.',
    options: {
      link: {
        type: 'string',
        value: 'PATH',
        means: 'the link to the current release; without it current, beside the folder of releases',
      },
      ...service,
    },
    word: 'FOLDER',
    example: 'release:take /srv/vitrine/releases/2 --stop "sudo systemctl stop vitrine" --start "sudo systemctl start vitrine"',
    never: 'leaves a release in place that does not serve: then all is put back as it was',
  },
  'release:back': {
    does: 'Goes back to the release before the last, and to the backup that was made then where the schema has changed since.',
    options: {
      yes: { type: 'boolean', means: 'say that this is meant: what came since is lost where the schema has changed' },
      ...service,
    },
    example: 'release:back --stop "sudo systemctl stop vitrine" --start "sudo systemctl start vitrine"',
    never: 'goes back without a backup of what is there',
  },
  keys: {
    does: 'Tells which key of SEALING_KEY everything is sealed with; ends with 1 where something opens with none that is named.',
    options: {},
    example: 'keys',
    never: 'changes anything, or prints a key',
  },
  'keys:reseal': {
    does: 'Seals everything anew with the first key of SEALING_KEY, beside a shop that was started with both, and tells what still needs an old one.',
    options: {},
    example: 'keys:reseal',
    never: 'touches a backup, or what it cannot open; stopped midway, it goes on where it was',
  },
  'clock:trust': {
    does: 'Says that the clock of this machine is right, after an alarm CLOCK: closings, numbers and expiry go on.',
    options: {},
    example: 'clock:trust',
    never: 'sets a clock, or takes back what was done under a wrong one',
  },
  audit: {
    does: 'Looks over stock, money and orders of all sites, beside a running shop; ends with 1 and lists what does not add up.',
    options: {},
    example: 'audit',
    never: 'mends anything',
  },
  books: {
    does: 'Reads every invoice, credit note, payment and closing again, beside a running shop, with its signature; ends with 1 and names what is not as it was written.',
    options: {
      head: {
        type: 'string',
        value: 'HEAD',
        means: 'where the signed chain stood, as the mail of a closing tells it: it must hold that',
      },
    },
    example: 'books --head 42:9f2c…',
    never: 'mends anything',
  },
  token: {
    does: 'Prints a token for the API, good for a day.',
    options: {
      site,
      role: { type: 'string', value: 'ROLE', means: 'MEMBER, ADMIN or SUPER_ADMIN' },
      email: { type: 'string', value: 'ADDRESS', means: 'for whom' },
    },
    example: 'token --site 1 --role SUPER_ADMIN',
    never: 'changes a password',
  },
  'site:create': {
    does: 'Makes an empty site and prints the link by which its owner comes in, once.',
    options: {
      host: { type: 'string', value: 'HOST', means: 'where it is to be seen; without it the host of PUBLIC_ORIGIN' },
      alias: { type: 'string', multiple: true, value: 'HOST', means: 'a host that leads there; may be said several times' },
      name: { type: 'string', value: 'NAME', means: 'what it is called' },
      email,
      lang: { type: 'string', value: 'xx', means: 'its language, fr without it' },
      open: { type: 'boolean', means: 'visitors see it at once' },
    },
    example: 'site:create --host www.example.fr --alias example.fr --name "Domaine Exemple" --email vous@example.fr',
    never: 'takes a host that another site has',
  },
  'site:list': {
    does: 'Prints the sites, with what each holds.',
    options: {},
    example: 'site:list',
    never: 'changes anything',
  },
  'site:suspend': {
    does: 'Closes a site to visitors; its owner still comes in.',
    options: { site, reopen: { type: 'boolean', means: 'open it again' } },
    example: 'site:suspend --site 2',
    never: 'removes anything',
  },
  'site:change': {
    does: 'Says what a site may come to, and whether all others are looked after from it.',
    options: {
      site,
      products: bounded('products'),
      megabytes: bounded('megabytes of pictures and files'),
      mails: bounded('mails a day'),
      operator: { type: 'boolean', means: 'all sites are looked after from this one' },
    },
    example: 'site:change --site 2 --products 200 --mails none',
    never: 'removes what is there already',
  },
  'site:move': {
    does: 'Gives a site another address; the one it had leads there from now on.',
    options: { site, host: { type: 'string', value: 'HOST', means: 'where it is to be seen' } },
    example: 'site:move --site 1 --host www.example.fr',
    never: 'takes an address away: those it had go on leading there',
  },
  'site:invite': {
    does: 'Prints a new link into a site, for one that was lost or for somebody else.',
    options: { site, email },
    example: 'site:invite --site 1 --email vous@example.fr',
    never: 'lets anybody in who has an account there already',
  },
} as const satisfies Record<string, VerbHelp>

export type VerbName = keyof typeof verbList
