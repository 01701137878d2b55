import type { PartChoice } from '#app/models/site/look/direction-plan.ts'
import { partsOf } from '#app/models/site/worn/direction.ts'
import { Coordinates } from './coordinates.tsx'
import { ElementLinks, NetworkLinks } from './foot-links.tsx'
import { FootBrand, FootLetter, FootName, HouseLinks, LegalLinks, OpeningHours } from './foot-parts.tsx'
import { LegalNotice } from './legal-notice.tsx'
import type { SiteFrame } from './site-frame.ts'

type Props = { frame: SiteFrame }

const views = {
  columns: InColumns,
  named: OverName,
  papers: UnderName,
  quiet: InLines,
  colophon: AsColophon,
  directory: AsDirectory,
} as const satisfies Record<PartChoice['foot'], unknown>

/** The bottom of every page: who we are, and what the law wants within reach, as the site lays it out. */
export function Footer({ frame }: Props) {
  const { foot } = partsOf(frame.values)
  const View = views[foot]
  return (
    <footer className={`foot foot-${foot}`}>
      <View frame={frame} />
    </footer>
  )
}

function InColumns({ frame }: Props) {
  return (
    <div className="wrap">
      <Columns frame={frame} />
      <LegalNotice frame={frame} />
    </div>
  )
}

function OverName({ frame }: Props) {
  return (
    <div className="wrap">
      <Columns frame={frame} />
      <FootName frame={frame} />
      <LegalNotice frame={frame} />
    </div>
  )
}

function UnderName({ frame }: Props) {
  return (
    <div className="wrap">
      <FootName frame={frame} isCut />
      <Columns frame={frame} />
      <LegalNotice frame={frame} />
    </div>
  )
}

function Columns({ frame }: Props) {
  return (
    <div className="columns">
      <div>
        <FootBrand frame={frame} />
        <Coordinates values={frame.values} address={frame.address} />
        <FootLetter frame={frame} />
        <NetworkLinks networks={frame.networks} />
      </div>
      {isHoursFirst(frame, false) && <OpeningHours frame={frame} />}
      <HouseLinks menu={frame.menu} />
      <ElementLinks elements={frame.elements} />
      {!isHoursFirst(frame, false) && <OpeningHours frame={frame} />}
      <LegalLinks frame={frame} />
    </div>
  )
}

/** Whether opening hours stand before the links: as the site says, or else as this foot has them. */
function isHoursFirst({ values: { FOOTER_ORDER } }: SiteFrame, otherwise: boolean): boolean {
  return FOOTER_ORDER === 'DIRECTION' ? otherwise : FOOTER_ORDER === 'HOURS'
}

/** Three lines of small words under a wide margin. */
function InLines({ frame }: Props) {
  const open = (
    <div className="foot-open" key="open">
      <FootLetter frame={frame} />
      <section className="foot-place">
        <Coordinates values={frame.values} address={frame.address} />
        <NetworkLinks networks={frame.networks} />
      </section>
      <OpeningHours frame={frame} />
    </div>
  )
  const lines = (
    <div className="foot-lines" key="lines">
      <HouseLinks menu={frame.menu} />
      <ElementLinks elements={frame.elements} />
      <LegalLinks frame={frame} />
    </div>
  )
  return (
    <div className="wrap">
      {isHoursFirst(frame, true) ? [open, lines] : [lines, open]}
      <FootBrand frame={frame} />
      <LegalNotice frame={frame} />
    </div>
  )
}

/** What stands on the last page of a book: all on one axis. */
function AsColophon({ frame }: Props) {
  const hours = (
    <div className="colophon-two" key="hours">
      <OpeningHours frame={frame} />
      <FootLetter frame={frame} />
    </div>
  )
  const links = [<HouseLinks key="house" menu={frame.menu} />, <ElementLinks key="elements" elements={frame.elements} />]
  return (
    <div className="wrap">
      <div className="colophon">
        <FootBrand frame={frame} />
        <Coordinates values={frame.values} address={frame.address} />
        <NetworkLinks networks={frame.networks} />
      </div>
      {isHoursFirst(frame, true) ? [hours, ...links] : [...links, hours]}
      <LegalLinks frame={frame} />
      <LegalNotice frame={frame} />
    </div>
  )
}

/** The letter as a band of its own, then all that a shop has, in columns under their signs. */
function AsDirectory({ frame }: Props) {
  return (
    <>
      <div className="foot-band">
        <div className="wrap">
          <FootLetter frame={frame} />
          <NetworkLinks networks={frame.networks} />
        </div>
      </div>
      <div className="wrap">
        <div className="directory">
          <section className="foot-place">
            <FootBrand frame={frame} />
            <Coordinates values={frame.values} address={frame.address} />
          </section>
          {isHoursFirst(frame, true) && <OpeningHours frame={frame} />}
          <HouseLinks menu={frame.menu} />
          <ElementLinks elements={frame.elements} />
          {!isHoursFirst(frame, true) && <OpeningHours frame={frame} />}
          <LegalLinks frame={frame} />
        </div>
        <LegalNotice frame={frame} />
      </div>
    </>
  )
}
