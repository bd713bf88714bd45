// Splits beats of 64 bytes into up to 4 of 16.
`default_nettype none

module width_down_b16_x4 (
    input  wire         clk,
    input  wire         rst,
    input  wire [511:0] up_payload_data,
    input  wire  [63:0] up_payload_keep,
    input  wire         up_payload_last,
    input  wire         up_valid,
    output wire         up_ready,
    output wire [127:0] down_payload_data,
    output wire  [15:0] down_payload_keep,
    output wire         down_payload_last,
    output wire         down_valid,
    input  wire         down_ready
);

    reg  [1:0] at;

    wire [127:0] part_data_choice = at[0] ? up_payload_data[511:384] : up_payload_data[383:256];
    wire [127:0] part_data_choice_2 = at[0] ? up_payload_data[255:128] : up_payload_data[127:0];
    wire [127:0] part_data = at[1] ? part_data_choice : part_data_choice_2;
    wire  [15:0] part_keep_choice = at[0] ? up_payload_keep[63:48] : up_payload_keep[47:32];
    wire  [15:0] part_keep_choice_2 = at[0] ? up_payload_keep[31:16] : up_payload_keep[15:0];
    wire  [15:0] part_keep = at[1] ? part_keep_choice : part_keep_choice_2;
    wire         part_more_choice = at[0] ? up_payload_keep[32] : up_payload_keep[16];
    wire         part_more = at[1] ? (at[0] ? 1'b0 : up_payload_keep[48]) : part_more_choice;

    always @(posedge clk) begin
        if (rst) begin
            at <= 2'd0;
        end else begin
            if (up_valid && down_ready) begin
                if (part_more) begin
                    at <= at + 2'd1;
                end else begin
                    at <= 2'd0;
                end
            end
        end
    end

    assign up_ready = down_ready && !part_more;
    assign down_payload_data = part_data;
    assign down_payload_keep = part_keep;
    assign down_payload_last = up_payload_last && !part_more;
    assign down_valid = up_valid;

endmodule

`default_nettype wire
