import { CloseIcon } from '../../icons/index.ts';
import { IconButton } from '../../primitives/IconButton/index.ts';
import { bannerCopy } from './Banner.copy.ts';
import { BannerFrame, type BannerFrameProps } from './BannerFrame.tsx';

/** Props of `Banner`. */
export interface BannerProps extends Omit<BannerFrameProps, 'dismiss'> {
  /** Called when the user dismisses the banner. Omit it to hide the dismiss button. */
  onDismiss?: () => void;
}

/** Shows a message that stays on the page until the user acts on it. Use `Toast` for messages that disappear. */
export function Banner({ onDismiss, ...banner }: BannerProps) {
  const dismiss = onDismiss ? (
    <IconButton label={bannerCopy.dismiss} icon={<CloseIcon size={20} />} onPress={onDismiss} />
  ) : null;
  return <BannerFrame {...banner} dismiss={dismiss} />;
}
