import { href } from 'react-router'
import type { PartChoice } from '#app/models/site/look/direction-plan.ts'
import { fontFamilies, isFontFamily } from '#app/models/site/look/font.ts'
import type { BarLook } from '#app/models/site/look/menu-room.ts'
import { directionOf, fontsOf, partsOf } from '#app/models/site/worn/direction.ts'
import { frameTexts } from '#app/texts/site/frame.ts'
import { CartInBar } from '../../selling/cart/cart-in-bar.tsx'
import { FrameIcon } from '../../site/icons/icon.tsx'
import { Brand, splitName } from './brand.tsx'
import { LanguageMenu } from './language-menu.tsx'
import { BarMenu } from './menu.tsx'
import { SearchBar } from './search-bar.tsx'
import type { SiteFrame } from './site-frame.ts'

type Bar = PartChoice['bar']

const views = { row: InRow, sides: OnSides, mast: UnderMast, counter: AtCounter } as const satisfies Record<Bar, unknown>

/** The bar on top of wide screens: the house, its menu, and the visitor's own places, as the site lays them out. */
export function AppBar({ frame }: { frame: SiteFrame }) {
  const { bar } = partsOf(frame.values)
  const View = views[bar]
  return (
    <header className={`app-bar app-bar-wide bar-${bar}`} data-logo={frame.values.LOGO_POSITION.toLowerCase()}>
      <View frame={frame} />
    </header>
  )
}

type Props = { frame: SiteFrame }

function Tools({ frame }: Props) {
  return (
    <div className="tools">
      <Search frame={frame} />
      <LanguageMenu languages={frame.languages} />
      <OwnPlaces frame={frame} />
    </div>
  )
}

function InRow({ frame }: Props) {
  return (
    <div className="wrap">
      <BarBrand frame={frame} />
      <MainMenu frame={frame} />
      <Tools frame={frame} />
    </div>
  )
}

/** The name in the middle; what is read on its one side, what is done on the other. */
function OnSides({ frame }: Props) {
  return (
    <div className="wrap">
      <MainMenu frame={frame} />
      <BarBrand frame={frame} />
      <Tools frame={frame} />
    </div>
  )
}

/** The name as a title page has it, and the menu as its line below. */
function UnderMast({ frame }: Props) {
  return (
    <>
      <div className="wrap mast">
        <div className="tools mast-search">
          <Search frame={frame} />
          <LanguageMenu languages={frame.languages} />
        </div>
        <BarBrand frame={frame} />
        <div className="tools">
          <OwnPlaces frame={frame} />
        </div>
      </div>
      <MainMenu frame={frame} />
    </>
  )
}

/** The search of a shop where all is found by it, and the menu as signs over the aisles. */
function AtCounter({ frame }: Props) {
  return (
    <>
      <div className="wrap counter">
        <BarBrand frame={frame} />
        <Search frame={frame} />
        <div className="tools">
          <LanguageMenu languages={frame.languages} />
          <OwnPlaces frame={frame} />
        </div>
      </div>
      <div className="aisles">
        <div className="wrap">
          <MainMenu frame={frame} />
        </div>
      </div>
    </>
  )
}

function BarBrand({ frame: { logos, name, home } }: Props) {
  return <Brand logo={logos.bar} name={name} home={home} />
}

function MainMenu({ frame }: Props) {
  return (
    <nav aria-label={frameTexts.menu}>
      <BarMenu menu={frame.menu} path={frame.path} group="bar" look={lookOf(frame)} />
    </nav>
  )
}

function Search({ frame }: Props) {
  return frame.values.SEARCH_ACTIVATED ? <SearchBar id="find" /> : null
}

function OwnPlaces({ frame: { cart } }: Props) {
  return (
    <>
      <a className="tool" href={href('/mon-compte')}>
        <FrameIcon of="person" />
        <span className="word">{frameTexts.account}</span>
      </a>
      {cart && <CartInBar at="bar" cart={cart} />}
    </>
  )
}

const rooms = { row: 'beside', sides: 'half', mast: 'whole', counter: 'whole' } as const satisfies Record<Bar, BarLook['room']>

function lookOf({ name, info, values }: SiteFrame): BarLook {
  const direction = directionOf(values)
  const { size, family } = fontsOf(direction, info.fonts).MENU
  const isCentred = values.LOGO_POSITION === 'CENTER'
  return {
    name: splitName(name).own,
    logoSize: values.LOGO_SIZE,
    fontSize: size,
    isSerif: isFontFamily(family) && !fontFamilies[family].endsWith('sans-serif'),
    isCapitals: values.MENU_STYLE === 'CAPITALS',
    room: isCentred ? 'whole' : rooms[partsOf(values).bar],
  }
}
