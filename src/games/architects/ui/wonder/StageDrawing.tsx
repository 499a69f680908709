// One Stage by itself: its finished part cropped from the picture, with its label.
import { Svg } from '../../../../web/kit/board/icons.tsx'
import { type Stage, wonder } from '../../catalogue/index.ts'
import { StageLabel } from './StageLabel.tsx'
import { stageArt, stageBackdrop } from './Wonder.tsx'

const SIZE = 104

export function StageDrawing({ item }: { readonly item: Stage }) {
  const { id, power } = wonder(item.wonder)
  const art = stageArt(item, id)
  const [left, top, width, height] = art.box
  const [cx, cy] = art.label ?? [left + width / 2, top + height / 2]
  const x = Math.min(Math.max(0, cx - SIZE / 2), 200 - SIZE)
  const y = Math.min(Math.max(0, cy - SIZE / 2), 220 - SIZE)
  return (
    <Svg box={`${x} ${y} ${SIZE} ${SIZE}`} className="ar-stage-art">
      {stageBackdrop(id)}
      {art.built}
      <StageLabel stage={item} power={power} art={art} built={false} faint={false} />
    </Svg>
  )
}
