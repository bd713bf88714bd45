// The words in which the lowest PSN that is not received may be.
`default_nettype none

module open_words_n8_w128_p1 (
    input  wire        clk,
    input  wire [31:0] base,
    input  wire  [1:0] flags,
    output wire  [3:0] open
);

    reg  [3:0] places_fetch;
    reg  [3:0] places_open;
    reg  [3:0] laps_fetch;
    reg  [3:0] laps_open;
    reg  [3:0] is_open_out;

    wire [1:0] wrapped = ~(2'd3 << base[6]);
    wire [3:0] places = {wrapped, ~wrapped};
    wire [3:0] laps = {{2{!base[7]}}, {2{base[7]}}};
    wire [3:0] incomplete = places_open & ~({2{flags}} ^ laps_open);
    wire [3:0] is_open = incomplete;

    always @(posedge clk) begin
        places_fetch <= places;
        places_open <= places_fetch;
        laps_fetch <= laps;
        laps_open <= laps_fetch;
        is_open_out <= is_open;
    end

    assign open = is_open_out;

    wire _unused_ok = &{1'b0, base[31:8], base[5:0]};

endmodule

`default_nettype wire
