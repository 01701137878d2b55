import { href } from 'react-router'
import type { Answer, Contract } from '#api/contract/index.ts'
import { sayMoment } from '#app/models/platform/time/french-date.ts'
import { backupTexts as words } from '#app/texts/house/backups.ts'
import { RefusalNote } from '../frame/refusal-note.tsx'
import { ScreenHead } from '../frame/screen-head.tsx'
import { TableHead } from '../frame/table-head.tsx'

type Kept = Answer<Contract['listBackups']>
type Props = { kept: Kept; message?: string | undefined }

/** The backups of the machine: what there is, whether it is sound, and one more now. */
export function Backups({ kept: { backups, keep, isMaking }, message }: Props) {
  return (
    <>
      <ScreenHead title={words.title}>
        <p>{words.says(keep)}</p>
        <p className="muted">{words.elsewhere}</p>
      </ScreenHead>
      <RefusalNote message={message} />
      {isMaking && <p className="note">{words.isMaking}</p>}
      <form method="post" action={href('/admin/sauvegardes')}>
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
              <a className="more" href={`${href('/admin/sauvegardes')}?relire=oui`}>
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
      <TableHead titles={[words.madeOn, words.kind, words.size, words.state]} />
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
