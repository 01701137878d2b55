import type { Answer, Contract } from '#api/contract/index.ts'
import { sayLongMoment } from '#app/models/platform/time/french-date.ts'
import { draftTexts } from '#app/texts/house/pages/drafts.ts'
import { ScreenHead } from '../frame/screen-head.tsx'

type Version = Answer<Contract['listNewsVersions']>['versions'][number]
type Props = { title: string; path: string; versions: readonly Version[] }

/** The versions of a page or an article, the newest first; each can be looked at, and put back. */
export function VersionList({ title, path, versions }: Props) {
  return (
    <>
      <ScreenHead back={{ href: `${path}/blocs`, label: draftTexts.back }} title={title} says={draftTexts.versionsSays} />
      <section className="sheet" aria-label={title}>
        {versions.length === 0 && <p className="muted">{draftTexts.noVersion}</p>}
        <ol className="blocks">
          {versions.map((version, place) => (
            <li key={version.id}>
              <p>
                <b>{draftTexts.version(version.number)}</b>{' '}
                {place === 0 && version.isCurrent && <span className="tag">{draftTexts.current}</span>}
                <br />
                <span className="muted">
                  {[
                    `${draftTexts.causes[version.cause]}, ${sayLongMoment(version.createdAt)}`,
                    draftTexts.by(version.createdBy),
                  ].join(' ')}
                </span>
              </p>
              <VersionActs version={version} path={path} />
            </li>
          ))}
        </ol>
        {versions.length > 1 && <p className="muted small">{`${draftTexts.restore} : ${draftTexts.restoreSays}`}</p>}
      </section>
    </>
  )
}

type Named = Pick<Version, 'id' | 'number' | 'isCurrent'>
type ActsProps = { version: Named; path: string }

/** What can be done with a version in their list: look at it, set it beside what is online, put it back. */
function VersionActs({ version, path }: ActsProps) {
  const { isCurrent } = version
  const place = `${path}/versions/${version.id}`
  return (
    <form method="post" action={place}>
      <Button act="voir" label={draftTexts.see} version={version} />
      {!isCurrent && (
        <a className="more" href={place}>
          {draftTexts.compareVersion}
          <span className="told"> {draftTexts.version(version.number)}</span>
        </a>
      )}
      {!isCurrent && <Button act="retablir" label={draftTexts.restore} version={version} />}
    </form>
  )
}

/** The same on its own screen. */
export function VersionButtons({ version, path }: ActsProps) {
  return (
    <form method="post" action={`${path}/versions/${version.id}`} className="actions">
      {!version.isCurrent && <Button act="retablir" label={draftTexts.restore} version={version} look="btn" />}
      <Button act="voir" label={draftTexts.see} version={version} look="btn btn-line" />
    </form>
  )
}

type ButtonProps = { act: string; label: string; version: Named; look?: string }

function Button({ act, label, version, look = 'more' }: ButtonProps) {
  return (
    <button type="submit" name="acte" value={act} className={look}>
      {label}
      <span className="told"> {draftTexts.version(version.number)}</span>
    </button>
  )
}
