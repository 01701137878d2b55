import type { Answer, Contract } from '#api/contract/index.ts'
import { sayMoment } from '#app/models/french-date.ts'
import { backupTexts as words } from '#app/texts/panel/backups.ts'

type Kept = Answer<Contract['listBackups']>
type Props = { kept: Kept; message?: string | undefined }

/** The backups of the machine: what there is, whether it is sound, and one more now. */
export function Backups({ kept: { backups, keep, isMaking }, message }: Props) {
  return (
    <>
      <div>
        <h1>{words.title}</h1>
        <p>{words.says(keep)}</p>
        <p className="muted">{words.elsewhere}</p>
      </div>
      {message && (
        <p className="note note-bad" role="alert">
          {message}
        </p>
      )}
      {isMaking && <p className="note">{words.isMaking}</p>}
      <form method="post" action="/admin/sauvegardes">
        <button type="submit" className="btn">
          {words.make}
        </button>
      </form>
      <section className="sheet" aria-label={words.title}>
        {backups.length === 0 ? (
          <p className="muted">{words.none}</p>
        ) : (
          <>
            <Kept backups={backups} />
            <p>
              <a className="more" href="/admin/sauvegardes?relire=oui">
                {words.check}
              </a>
            </p>
          </>
        )}
      </section>
    </>
  )
}

function Kept({ backups }: Pick<Kept, 'backups'>) {
  return (
    <table className="table">
      <thead>
        <tr>
          {[words.madeOn, words.kind, words.size, words.state].map((title) => (
            <th key={title} scope="col">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {backups.map(({ name, kind, bytes, createdAt, isSound }) => (
          <tr key={name}>
            <td>{sayMoment(createdAt)}</td>
            <td>{words.kinds[kind]}</td>
            <td>{sayBytes(bytes)}</td>
            <td>
              <State isSound={isSound} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function State({ isSound }: { isSound: boolean | null }) {
  if (isSound === null) return <span className="muted">{words.unread}</span>
  return <span className={isSound ? 'tag' : 'tag tag-bad'}>{isSound ? words.sound : words.damaged}</span>
}

/** Rounded up: what is there is never nothing. */
function sayBytes(bytes: number): string {
  const megabytes = Math.ceil(bytes / 104_857.6) / 10
  return `${megabytes.toLocaleString('fr-FR', { maximumFractionDigits: 1 })} Mo`
}
