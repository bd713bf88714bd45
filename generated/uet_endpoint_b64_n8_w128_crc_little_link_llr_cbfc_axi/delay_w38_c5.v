// Delays 38 bits by 5 clocks.
`default_nettype none

module delay_w38_c5 (
    input  wire        clk,
    input  wire  [1:0] d_kind,
    input  wire [19:0] d_seq,
    input  wire [15:0] d_init_data,
    output wire  [1:0] q_kind,
    output wire [19:0] q_seq,
    output wire [15:0] q_init_data
);

    reg   [1:0] ago_1_kind;
    reg  [19:0] ago_1_seq;
    reg  [15:0] ago_1_init_data;
    reg   [1:0] ago_2_kind;
    reg  [19:0] ago_2_seq;
    reg  [15:0] ago_2_init_data;
    reg   [1:0] ago_3_kind;
    reg  [19:0] ago_3_seq;
    reg  [15:0] ago_3_init_data;
    reg   [1:0] ago_4_kind;
    reg  [19:0] ago_4_seq;
    reg  [15:0] ago_4_init_data;
    reg   [1:0] ago_5_kind;
    reg  [19:0] ago_5_seq;
    reg  [15:0] ago_5_init_data;

    always @(posedge clk) begin
        ago_1_kind <= d_kind;
        ago_1_seq <= d_seq;
        ago_1_init_data <= d_init_data;
        ago_2_kind <= ago_1_kind;
        ago_2_seq <= ago_1_seq;
        ago_2_init_data <= ago_1_init_data;
        ago_3_kind <= ago_2_kind;
        ago_3_seq <= ago_2_seq;
        ago_3_init_data <= ago_2_init_data;
        ago_4_kind <= ago_3_kind;
        ago_4_seq <= ago_3_seq;
        ago_4_init_data <= ago_3_init_data;
        ago_5_kind <= ago_4_kind;
        ago_5_seq <= ago_4_seq;
        ago_5_init_data <= ago_4_init_data;
    end

    assign q_kind = ago_5_kind;
    assign q_seq = ago_5_seq;
    assign q_init_data = ago_5_init_data;

endmodule

`default_nettype wire
