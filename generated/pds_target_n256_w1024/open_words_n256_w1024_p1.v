// The words in which the lowest PSN that is not received may be.
`default_nettype none

module open_words_n256_w1024_p1 (
    input  wire        clk,
    input  wire [31:0] base,
    input  wire [15:0] flags,
    output wire [31:0] open
);

    reg  [31:0] places_fetch;
    reg  [31:0] places_open;
    reg  [31:0] laps_fetch;
    reg  [31:0] laps_open;
    reg  [31:0] is_open_out;

    wire [15:0] wrapped = ~({16{1'b1}} << base[9:6]);
    wire [31:0] places = {wrapped, ~wrapped};
    wire [31:0] laps = {{16{!base[10]}}, {16{base[10]}}};
    wire [31:0] incomplete = places_open & ~({2{flags}} ^ laps_open);
    wire [31:0] is_open = incomplete;

    always @(posedge clk) begin
        places_fetch <= places;
        places_open <= places_fetch;
        laps_fetch <= laps;
        laps_open <= laps_fetch;
        is_open_out <= is_open;
    end

    assign open = is_open_out;

    wire _unused_ok = &{1'b0, base[31:11], base[5:0]};

endmodule

`default_nettype wire
