import type { ReactNode } from 'react'
import { href } from 'react-router'
import { panelTexts } from '#app/texts/house/panel.ts'
import { useGoods } from '../../platform/body/goods.ts'
import { OpenRecordContext } from './colleagues.tsx'
import { PanelIcon } from './icon.tsx'
import type { PanelFrame as Frame } from './panel-frame-view.ts'
import { FindLink, Makes, Rail, Shortcuts, Sisters } from './rail.tsx'

type Props = {
  frame: Frame
  /** Where the script is that brings photos in. */
  photos: string
  /** Where the script is that moves and doubles rows in place. */
  rows: string
  /** Where what lets texts be written by sight is: its script and its sheet. */
  writing: string
  writingSheet: string
  children: ReactNode
}

/** What stands around every screen of the panel: the way to the others, and what was just done. */
export function PanelFrame({ frame, photos, rows, writing, writingSheet, children }: Props) {
  const { piece, store } = useGoods()
  const at = frame.email.lastIndexOf('@')
  return (
    <>
      <a className="skip" href="#contenu">
        {panelTexts.skip}
      </a>
      <div
        className="desk"
        data-person={frame.person}
        data-goods={JSON.stringify({ piece, store })}
        data-photos={photos}
        data-rows-script={rows}
        data-writing={writing}
        data-writing-sheet={writingSheet}
      >
        <aside className="rail" aria-label={panelTexts.desks}>
          <div>
            <a className="brand" href="/">
              <img src={frame.logo} width="40" height="40" alt="" />
              <span>{frame.site}</span>
            </a>
            <Rail frame={frame} />
            <p className="me">
              <b>
                {frame.email.slice(0, at)}
                <wbr />
                {frame.email.slice(at)}
              </b>
              <br />
              <a href={href('/mon-compte')}>{panelTexts.account}</a> · <a href={href('/deconnexion')}>{panelTexts.logOut}</a>
            </p>
          </div>
        </aside>
        <div>
          <header className="top">
            <details className="drawer">
              <summary>
                <PanelIcon of="menu" />
                <span className="told">{panelTexts.menu}</span>
              </summary>
              <Rail frame={frame}>
                <a href="/">{panelTexts.seeSite}</a>
              </Rail>
            </details>
            <p className="top-find">
              <FindLink path={frame.path} />
              <kbd>Ctrl K</kbd>
            </p>
            <a className="btn btn-line see-site" href="/">
              {panelTexts.seeSite}
            </a>
            <Makes frame={frame} />
            {frame.add && (
              <a className="btn add" href={frame.add.href}>
                {frame.add.label}
              </a>
            )}
          </header>
          <main id="contenu">
            <Sisters frame={frame} />
            {frame.told && (
              <p className="note" role="status" data-told="">
                {frame.told}
              </p>
            )}
            <OpenRecordContext value={frame.open}>{children}</OpenRecordContext>
            {frame.help && (
              <p>
                <a className="more" href={frame.help.href}>
                  {frame.help.label}
                </a>
              </p>
            )}
          </main>
        </div>
      </div>
      <Shortcuts frame={frame} />
    </>
  )
}
