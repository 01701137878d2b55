declare module 'subset-font' {
  type Options = {
    targetFormat: 'woff2' | 'woff' | 'truetype'
    keepFeatures?: string[]
    variationAxes?: Record<string, number | { min: number; max: number }>
  }
  export default function subsetFont(font: Buffer, letters: string, options: Options): Promise<Buffer>
}
