/** Common words of passwords in lower case. A password made only of these is guessed early. */
export const commonWords: ReadonlySet<string> = new Set(
  `abc abcd abcde abcdef access account active admin administrator adobe airport alex alexander amanda america andrea android angel
  animal anthony apple april arsenal ashley asian asshole august austin autumn baby babygirl badboy bailey banana barcelona baseball
  basketball batman beautiful beauty bitch black blessed blink blossom blue bonjour boston boy brandon brother bubbles buddy bullshit
  business butterfly camera canada captain carlos cat champion change changeme charlie cheese chelsea cherry chicken chinese chloe
  chocolate christmas city clinic coffee company computer cookie cool corona cowboy crystal daddy daniel danielle david december default
  demo demo1 diamond doctor dog dolphin donald dragon dream eagle eagles east elephant elizabeth email emily england enter ever family
  fashion father february ferrari first flower flowers football forever forgot france freedom friday friend friends fuck fuckoff fuckyou
  game gemini george ginger girl god gold golden good google green guest guitar hannah happy harley harry health healthcare heart heaven
  hello hellokitty help heslo hockey holiday home honda honey hospital house hunter iloveu iloveyou india internet jackson january jasmine
  jasper jennifer jessica jesus jesuschrist john jordan joseph joshua july june junior justin katie kevin killer king kitty knight laptop
  lauren legend letmein liberty life lion little liverpool login london looking love loveme lovely lover loveyou lucky lucy madison
  maggie magic mail manager manchester march maria marina market martin master matrix matthew may medical melissa mercedes merlin
  michael michelle mickey midnight minecraft monday money monkey monster mother mum mustang my mynoob myself naruto nathan naughty
  new newyork nicole nissan november nurse october office online open orange pakistan panda pass passport password passw passwd
  patient patrick peace peaches peanut pepper peter phoenix photo pictures pizza player please pokemon porsche power prince princess
  private purple qazwsx queen qwe qwer qwert qwerty qwertyui qwertyuiop rabbit rachel rainbow ranger raven real red richard robert
  rocky root royal sakura samantha samsung saturday scooter secret secure security september server sex sexy shadow silver simple
  singapore sister smile snoopy soccer soleil sophie spiderman spring starwars stella steven strong student summer sunday sunflower
  sunshine super superman superstar sweet sweety system taylor teacher telehealth temp temporary tennis test tester testing the thomas
  thunder thursday tiger tigger time tinkerbell today tomorrow toyota travel trust trustno try tuesday tweety uganda united user
  vacation vampire vanessa vegas victoria vietnam vita vitalane welcome wednesday whatever white william willow window windows winner
  winter wizard wolf work world xavier yahoo yamaha yellow yankees you your zaq zxc zxcv zxcvb zxcvbn zxcvbnm asd asdf asdfg asdfgh
  asdfghj asdfghjk asdfghjkl poiuy poiuytrewq mnbvcxz`
    .split(/\s+/)
    .filter((word) => word !== ''),
);
