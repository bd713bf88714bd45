// Whether a PSN lies in a window of 1024 PSNs, or in the one before it.
`default_nettype none

module window_place_w1024 (
    input  wire        clk,
    input  wire [31:0] offset,
    input  wire [31:0] base,
    output wire        oldest,
    output wire        prior,
    output wire        in_window,
    output wire        behind,
    output reg  [63:0] passed
);

    reg  [31:0] distance;

    wire in_base_word = offset[10:6] == base[10:6];

    always @(posedge clk) begin
        distance <= offset - base;
        passed <= ~({64{1'b1}} << base[5:0]) & {64{in_base_word}};
    end

    assign oldest = !(|distance);
    assign prior = &distance[31:10];
    assign in_window = !(|distance[31:10]);
    assign behind = distance[31];

endmodule

`default_nettype wire
