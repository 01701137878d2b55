import { getLookFile } from '../../house/look-file/get-look-file.ts'
import { takeLookFile } from '../../house/look-file/take-look-file.ts'
import type { UseCases } from '../../platform/call/call-context.ts'
import { dropLookDraft } from '../../site/look/draft/drop-look-draft.ts'
import { getLogosPreview } from '../../site/look/draft/get-logos-preview.ts'
import { getLookDraft } from '../../site/look/draft/get-look-draft.ts'
import { getLookPreview } from '../../site/look/draft/get-look-preview.ts'
import { getOwnStyles } from '../../site/look/draft/get-own-styles.ts'
import { getStylesPreview } from '../../site/look/draft/get-styles-preview.ts'
import { publishLookDraft } from '../../site/look/draft/publish-look-draft.ts'
import { restoreLook } from '../../site/look/draft/restore-look.ts'
import { saveLookDraft } from '../../site/look/draft/save-look-draft.ts'
import { scheduleLookDraft } from '../../site/look/draft/schedule-look-draft.ts'
import { takeLookColours } from '../../site/look/draft/take-look-colours.ts'

/** How a look is tried on, published and taken back. */
export const lookUseCases = {
  dropLookDraft,
  getLogosPreview,
  getLookDraft,
  getLookFile,
  getLookPreview,
  getOwnStyles,
  getStylesPreview,
  publishLookDraft,
  restoreLook,
  saveLookDraft,
  scheduleLookDraft,
  takeLookColours,
  takeLookFile,
} satisfies Partial<UseCases>
