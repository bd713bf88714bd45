// Delays 37 bits by 1 clock.
`default_nettype none

module delay_w37_c1 (
    input  wire        clk,
    input  wire        d_valid,
    input  wire  [3:0] d_kind,
    input  wire [31:0] d_bytes,
    output wire        q_valid,
    output wire  [3:0] q_kind,
    output wire [31:0] q_bytes
);

    reg         ago_1_valid;
    reg   [3:0] ago_1_kind;
    reg  [31:0] ago_1_bytes;

    always @(posedge clk) begin
        ago_1_valid <= d_valid;
        ago_1_kind <= d_kind;
        ago_1_bytes <= d_bytes;
    end

    assign q_valid = ago_1_valid;
    assign q_kind = ago_1_kind;
    assign q_bytes = ago_1_bytes;

endmodule

`default_nettype wire
