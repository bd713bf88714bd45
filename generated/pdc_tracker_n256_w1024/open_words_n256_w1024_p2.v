// The words in which the lowest PSN that is not done may be.
`default_nettype none

module open_words_n256_w1024_p2 (
    input  wire        clk,
    input  wire [31:0] base,
    input  wire [31:0] uncleared,
    input  wire [31:0] flags,
    input  wire [63:0] own_tags,
    output wire [31:0] open
);

    reg  [31:0] places_fetch;
    reg  [31:0] places_open;
    reg  [31:0] laps_fetch;
    reg  [31:0] laps_open;
    reg  [63:0] own_slots_fetch;
    reg  [63:0] own_slots_open;
    reg  [31:0] own_place_fetch;
    reg  [31:0] own_place_open;
    reg  [31:0] above_fetch;
    reg  [31:0] above_open;
    reg  [31:0] is_open_out;

    wire [15:0] wrapped = ~({16{1'b1}} << base[9:6]);
    wire  [4:0] own_word = {uncleared[10] ^ base[10], uncleared[9:6]};
    wire [31:0] own = 32'd1 << own_word;
    wire [31:0] below = ~({32{1'b1}} << own_word);
    wire [31:0] places = {wrapped, ~wrapped};
    wire [31:0] laps = {{16{!base[10]}}, {16{base[10]}}};
    wire [31:0] own_place = {wrapped, ~wrapped} & own;
    wire [31:0] above = {wrapped, ~wrapped} & ~(own | below);
    wire [63:0] own_slots = {64{1'b1}} << uncleared[5:0];
    wire [31:0] incomplete = places_open & ~({2{flags[15:0]}} ^ laps_open);
    wire        counts_any = |(own_tags & own_slots_open);
    wire [31:0] counts = above_open | (own_place_open & {32{counts_any}});
    wire [31:0] is_open = incomplete | (counts & {2{flags[31:16]}});

    always @(posedge clk) begin
        places_fetch <= places;
        places_open <= places_fetch;
        laps_fetch <= laps;
        laps_open <= laps_fetch;
        own_slots_fetch <= own_slots;
        own_slots_open <= own_slots_fetch;
        own_place_fetch <= own_place;
        own_place_open <= own_place_fetch;
        above_fetch <= above;
        above_open <= above_fetch;
        is_open_out <= is_open;
    end

    assign open = is_open_out;

    wire _unused_ok = &{1'b0, base[31:11], base[5:0], uncleared[31:11]};

endmodule

`default_nettype wire
