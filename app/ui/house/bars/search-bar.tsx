import { href } from 'react-router'
import { frameTexts } from '#app/texts/site/frame.ts'
import { FrameIcon } from '../../site/icons/icon.tsx'

/** The field that searches the site. */
export function SearchBar({ id }: { id: string }) {
  return (
    <search data-lasting="">
      <form className="find" action={href('/recherche')} data-smooth="">
        <label className="sr-only" htmlFor={id}>
          {frameTexts.searchLabel}
        </label>
        <input
          id={id}
          name="q"
          type="search"
          placeholder={frameTexts.search}
          maxLength={100}
          data-suggest={frameTexts.suggestions}
        />
        <button type="submit" className="tool" aria-label={frameTexts.searchSend}>
          <FrameIcon of="search" />
        </button>
      </form>
    </search>
  )
}
