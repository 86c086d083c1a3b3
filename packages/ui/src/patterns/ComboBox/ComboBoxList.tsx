import { type RefObject, useEffect, useRef } from 'react';
import { ariaHideOutside } from 'react-aria/private/overlays/ariaHideOutside';
import { Button as AriaButton } from 'react-aria-components/Button';
import { Popover } from 'react-aria-components/Popover';
import { CheckIcon } from '../../icons/index.ts';
import type { FieldOption } from '../Field/index.ts';
import * as styles from './ComboBox.css.ts';
import type { ComboBoxEvent, ComboBoxState } from './comboBoxState.ts';
import { optionId } from './optionId.ts';

/** Props of `ComboBoxList`. */
export interface ComboBoxListProps {
  /** Whether it is shown. */
  isOpen: boolean;
  /** `id` of the list, for `aria-controls`. */
  id: string;
  /** Names the list. */
  label: string;
  /** What it stands under and is as wide as. */
  rowRef: RefObject<HTMLElement | null>;
  /** The popover: focus inside of it has not left the combo box. */
  popoverRef: RefObject<HTMLElement | null>;
  /** What is chosen and active. */
  state: ComboBoxState;
  /** What has been found, in its order. */
  options: readonly FieldOption[];
  /** Shown instead of options. */
  message?: string;
  /** Called with what the person does. */
  onEvent: (event: ComboBoxEvent) => void;
}

/** What has been found, under the box or, without room there, over it. Focus stays in the box. */
export function ComboBoxList(props: ComboBoxListProps) {
  const { isOpen, id, label, rowRef, popoverRef, state, options, message, onEvent } = props;
  const listRef = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (isOpen) document.getElementById(optionId(id, state.active))?.scrollIntoView({ block: 'nearest' });
  }, [id, isOpen, state.active]);

  // Only the field and its list remain for a screen reader, which would otherwise wander into the page behind.
  useEffect(() => {
    const targets = [rowRef.current?.parentElement, popoverRef.current].filter((element) => element != null);
    return isOpen ? ariaHideOutside(targets) : undefined;
  }, [isOpen, rowRef, popoverRef]);

  // The list lies in the document and follows the page when that scrolls; it does not follow a box in a scrolling part.
  useEffect(() => {
    if (!isOpen) return;
    const onScroll = ({ target }: Event) => {
      if (target instanceof Element && target.contains(rowRef.current)) onEvent({ type: 'dismissed' });
    };
    window.addEventListener('scroll', onScroll, { capture: true, passive: true });
    return () => window.removeEventListener('scroll', onScroll, { capture: true });
  });

  return (
    <Popover
      ref={popoverRef}
      className={styles.popover}
      isNonModal
      triggerRef={rowRef}
      scrollRef={listRef}
      placement="bottom start"
      offset={8}
      isOpen={isOpen}
      // React Aria also closes it whenever the page scrolls: opening the keyboard of a phone is enough.
      onOpenChange={() => {
        if (!rowRef.current?.contains(document.activeElement)) onEvent({ type: 'dismissed' });
      }}
    >
      <div
        ref={listRef}
        id={id}
        role="listbox"
        aria-label={label}
        hidden={options.length === 0}
        className={styles.list}
      >
        {options.map((option) => (
          <Option
            key={option.value}
            id={optionId(id, option.value)}
            option={option}
            isChosen={option.value === state.chosen?.value}
            isActive={option.value === state.active}
            onEvent={onEvent}
          />
        ))}
      </div>
      {message ? <p className={styles.message}>{message}</p> : null}
    </Popover>
  );
}

interface OptionProps {
  id: string;
  option: FieldOption;
  isChosen: boolean;
  isActive: boolean;
  onEvent: (event: ComboBoxEvent) => void;
}

/** Renders one option, with a tick when it is selected. */
function Option({ id, option, isChosen, isActive, onEvent }: OptionProps) {
  return (
    <AriaButton
      excludeFromTabOrder
      preventFocusOnPress
      isDisabled={option.isDisabled}
      className={styles.option}
      onPointerMove={({ pointerType, movementX, movementY }) => {
        // A pointer that lies still while the list opens under it points at nothing.
        const hasMoved = movementX !== 0 || movementY !== 0;
        if (pointerType === 'mouse' && hasMoved && !option.isDisabled)
          onEvent({ type: 'pointedAt', value: option.value });
      }}
      onPress={() => onEvent({ type: 'picked', option })}
      render={(dom) => (
        <button
          {...dom}
          id={id}
          role="option"
          aria-selected={isChosen}
          aria-disabled={option.isDisabled}
          data-active={isActive || undefined}
        />
      )}
    >
      <span className={styles.words}>
        {option.label}
        {option.description ? <span className={styles.description}>{option.description}</span> : null}
      </span>
      {isChosen ? <CheckIcon size={20} /> : null}
    </AriaButton>
  );
}
