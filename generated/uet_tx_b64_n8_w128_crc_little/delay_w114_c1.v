// Delays 114 bits by 1 clock.
`default_nettype none

module delay_w114_c1 (
    input  wire        clk,
    input  wire  [2:0] d_place,
    input  wire [31:0] d_rel,
    input  wire  [1:0] d_kind,
    input  wire        d_last,
    input  wire [31:0] d_handle,
    input  wire [15:0] d_message,
    input  wire [13:0] d_length,
    input  wire [13:0] d_size,
    output wire  [2:0] q_place,
    output wire [31:0] q_rel,
    output wire  [1:0] q_kind,
    output wire        q_last,
    output wire [31:0] q_handle,
    output wire [15:0] q_message,
    output wire [13:0] q_length,
    output wire [13:0] q_size
);

    reg   [2:0] ago_1_place;
    reg  [31:0] ago_1_rel;
    reg   [1:0] ago_1_kind;
    reg         ago_1_last;
    reg  [31:0] ago_1_handle;
    reg  [15:0] ago_1_message;
    reg  [13:0] ago_1_length;
    reg  [13:0] ago_1_size;

    always @(posedge clk) begin
        ago_1_place <= d_place;
        ago_1_rel <= d_rel;
        ago_1_kind <= d_kind;
        ago_1_last <= d_last;
        ago_1_handle <= d_handle;
        ago_1_message <= d_message;
        ago_1_length <= d_length;
        ago_1_size <= d_size;
    end

    assign q_place = ago_1_place;
    assign q_rel = ago_1_rel;
    assign q_kind = ago_1_kind;
    assign q_last = ago_1_last;
    assign q_handle = ago_1_handle;
    assign q_message = ago_1_message;
    assign q_length = ago_1_length;
    assign q_size = ago_1_size;

endmodule

`default_nettype wire
