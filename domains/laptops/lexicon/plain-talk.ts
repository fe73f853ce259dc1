/** Talk that claims nothing, so code need not verify it. */
export const plainTalk = `hello hi hey welcome thanks thank glad happy pleasure sorry afraid sure yes no okay ok please great good nice fine
lovely well perfect super wonderful excellent neat noted understood got alright certainly absolutely course indeed unfortunately
luckily sadly afternoon morning evening day friend any anytime ready feel cheers
interesting suitable sensible solid decent attractive worthwhile worth
laptop laptops notebook notebooks computer computers machine machines model models version versions configuration configurations
pick picks candidate candidates example examples selection overview rest remaining combination mix
spend pay budget price prices priced money dollar dollars cost costs limit limits bound
processor processors chip chips graphics memory ram storage drive screen display resolution battery hours charge weight pound pounds
inch inches system software keyboard keys work school games travel
year years age new newer newest old older oldest recent recently latest
power powerful fast faster fastest strong stronger strongest light portable carry
make makes maker makers brand brands kind kinds size sizes big small bigger smaller
cheap cheaper cheapest affordable inexpensive expensive dear dearer dearest pricey pricier priciest low lower lowest high higher highest
better best top favourite favorite popular
total altogether overall currently roughly entirely fully completely
equally equal important importance heavy heavier lighter lightest firm flexible
possible available open opened opening wide far able together clear easy easily simple plain direct
including include includes included plus beyond instead regarding concerning
reading speak speaking talk talking describe explain suggest recommend consider considering check checking help browse compare
wonder wondering picture mind idea sense thought thoughts
agree agreed settle settled satisfied pleased
loosely slightly somewhat kindly mainly mostly especially particularly notably
room stretch stretches exceed exceeds miss misses missed missing short beat beats
`;
