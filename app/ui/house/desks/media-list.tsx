import { href } from 'react-router'
import type { Answer, Contract } from '#api/contract/index.ts'
import { deskTexts } from '#app/texts/house/desks.ts'
import { mediaTexts } from '#app/texts/house/media.ts'
import { panelTexts } from '#app/texts/house/panel.ts'
import { Pages } from '../../platform/lists/pages.tsx'
import type { Paging } from '../../platform/lists/paging.ts'
import { Picture } from '../../platform/picture/picture.tsx'
import { FindForm } from '../fields/find-form.tsx'
import { ScreenHead } from '../frame/screen-head.tsx'

type Props = Omit<Answer<Contract['listImages']>, 'total'> & { total: number; search: string; folder: string; paging: Paging }

/** Pictures and files side by side; one that says nothing to who does not see it is told. */
export function MediaList({ images, total, search, folder, folders, paging }: Props) {
  return (
    <>
      <ScreenHead title={deskTexts.images?.many} says={deskTexts.images?.says} />
      <section className="sheet" aria-label={deskTexts.images?.many}>
        <div className="sheet-head">
          <p className="muted">{panelTexts.count(total)}</p>
          <FindForm action={href('/admin/images')} label={mediaTexts.searchLabel} search={search}>
            {folder && <input type="hidden" name="dossier" value={folder} />}
          </FindForm>
        </div>
        {folders.length > 0 && (
          <nav className="pages" aria-label={mediaTexts.folders}>
            {['', ...folders].map((one) => (
              <a
                key={one}
                href={`/admin/images${one && `?dossier=${encodeURIComponent(one)}`}`}
                aria-current={one === folder ? 'page' : undefined}
              >
                {one || mediaTexts.all}
              </a>
            ))}
          </nav>
        )}
        {images.length === 0 && (
          <p className="none">
            {search ? panelTexts.noneFound : panelTexts.none}{' '}
            <a className="more" href={search ? href('/admin/images') : href('/admin/images/nouveau')}>
              {search ? panelTexts.all : mediaTexts.add}
            </a>
          </p>
        )}
        <Shelf images={images} />
        <Pages {...paging} />
      </section>
    </>
  )
}

/** Pictures and files, each leading to its own sheet. */
export function Shelf({ images }: Pick<Props, 'images'>) {
  return (
    <ul className="shots shots-all">
      {images.map((image) => (
        <li key={image.id}>
          <a href={href('/admin/:desk/:id', { desk: 'images', id: image.id })}>
            {image.kind === 'image' ? (
              <Picture picture={image} sizes="10rem" alt="" />
            ) : (
              <span className="muted">{image.kind === 'video' ? mediaTexts.video : mediaTexts.document}</span>
            )}
            <span>{image.name}</span>
          </a>
          {image.isDecor && <span className="tag">{mediaTexts.isDecor}</span>}
          {image.kind === 'image' && !image.isDecor && image.alt === '' && <span className="tag tag-no">{mediaTexts.noAlt}</span>}
        </li>
      ))}
    </ul>
  )
}
