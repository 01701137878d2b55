import { href } from 'react-router'
import { sayMoment } from '#app/models/platform/time/french-date.ts'
import { platformTexts as words } from '#app/texts/house/fields/platform.ts'
import { ScreenHead } from '../frame/screen-head.tsx'
import { Sheet } from '../frame/sheet.tsx'
import { TableHead } from '../frame/table-head.tsx'
import { PlatformPeriods } from './platform-periods.tsx'
import type { FlowView, PlatformView } from './platform-view.ts'

/** What goes through the platform of electronic invoices. */
export function Platform({ platform, sent, received, periods }: PlatformView) {
  return (
    <>
      <ScreenHead title={words.title} says={words.says} />
      <p className={isWell(platform) ? 'note' : 'note note-bad'} role="status">
        {sayState(platform)}
      </p>
      <p className="actions">
        <a className={platform ? 'btn btn-line' : 'btn'} href={href('/admin/plateforme/reglages')}>
          {words.settings}
        </a>
      </p>
      <Sheet title={words.tray}>
        {received.length === 0 ? <p className="none">{words.trayNone}</p> : <Received flows={received} />}
      </Sheet>
      <PlatformPeriods periods={periods} />
      <Sheet title={words.sent}>{sent.length === 0 ? <p className="none">{words.sentNone}</p> : <Sent flows={sent} />}</Sheet>
    </>
  )
}

/** That no platform is there yet is nothing bad. */
function isWell(platform: PlatformView['platform']): boolean {
  return platform === null || (platform.isActive && platform.failingSince === null)
}

function sayState(platform: PlatformView['platform']): string {
  if (!platform) return words.none
  const { name, isActive, heardAt, failingSince, error } = platform
  if (!isActive) return words.off(name)
  if (failingSince) return words.bad(name, sayMoment(failingSince), error)
  return heardAt ? words.well(name, sayMoment(heardAt)) : words.fresh(name)
}

function Received({ flows }: { flows: readonly FlowView[] }) {
  return (
    <table className="table">
      <TableHead titles={[words.columns.what, words.columns.on, words.columns.file]} />
      <tbody>
        {flows.map(({ id, name, createdAt, hasFile }) => (
          <tr key={id}>
            <td>{name}</td>
            <td data-label={words.columns.on}>{sayMoment(createdAt)}</td>
            <td data-label={words.columns.file}>
              {hasFile && (
                <a className="more" href={href('/admin/plateforme/:id/fichier', { id })}>
                  {words.open}
                </a>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Sent({ flows }: { flows: readonly FlowView[] }) {
  return (
    <table className="table">
      <TableHead titles={[words.columns.what, words.columns.on, words.columns.state]} />
      <tbody>
        {flows.map(({ id, kind, name, state, error, changedAt }) => (
          <tr key={id}>
            <td>
              {words.kinds[kind]} {name}
            </td>
            <td data-label={words.columns.on}>{sayMoment(changedAt)}</td>
            <td data-label={words.columns.state}>
              <span className={state === 'REFUSED' ? 'tag tag-bad' : 'tag'}>{words.states[state]}</span>
              {error && <p className="muted">{error}</p>}
              {state === 'REFUSED' && (
                <form method="post" action={href('/admin/plateforme/:id/deposer', { id })}>
                  <button type="submit" className="btn btn-line">
                    {words.again}
                  </button>
                </form>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
