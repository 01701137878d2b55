import { z } from 'zod'
import { Id, Line } from '../values.ts'

/** A picture where a browser can fetch it. */
export const Image = z.object({ name: Line, url: Line, externalPath: Line, alt: Line })

/** A picture as the image store knows it. */
export const OnlineImage = z.object({ id: Id, externalId: Line, externalType: Line, externalPath: Line, url: Line })

/** A logo of the site, in one of its four places. */
export const Logo = z.object({
  id: Id,
  filename: Line,
  type: z.enum(['LOGO', 'LOGO_FOOTER', 'LOGO_FAVICON', 'LOGO_LIGHT_THEME']),
  onlineImage: OnlineImage,
  alt: Line,
})
