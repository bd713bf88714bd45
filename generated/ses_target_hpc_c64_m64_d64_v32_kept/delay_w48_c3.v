// Delays 48 bits by 3 clocks.
`default_nettype none

module delay_w48_c3 (
    input  wire        clk,
    input  wire [15:0] d_peer,
    input  wire [15:0] d_pdc,
    input  wire [15:0] d_message_id,
    output wire [15:0] q_peer,
    output wire [15:0] q_pdc,
    output wire [15:0] q_message_id
);

    reg  [15:0] ago_1_peer;
    reg  [15:0] ago_1_pdc;
    reg  [15:0] ago_1_message_id;
    reg  [15:0] ago_2_peer;
    reg  [15:0] ago_2_pdc;
    reg  [15:0] ago_2_message_id;
    reg  [15:0] ago_3_peer;
    reg  [15:0] ago_3_pdc;
    reg  [15:0] ago_3_message_id;

    always @(posedge clk) begin
        ago_1_peer <= d_peer;
        ago_1_pdc <= d_pdc;
        ago_1_message_id <= d_message_id;
        ago_2_peer <= ago_1_peer;
        ago_2_pdc <= ago_1_pdc;
        ago_2_message_id <= ago_1_message_id;
        ago_3_peer <= ago_2_peer;
        ago_3_pdc <= ago_2_pdc;
        ago_3_message_id <= ago_2_message_id;
    end

    assign q_peer = ago_3_peer;
    assign q_pdc = ago_3_pdc;
    assign q_message_id = ago_3_message_id;

endmodule

`default_nettype wire
