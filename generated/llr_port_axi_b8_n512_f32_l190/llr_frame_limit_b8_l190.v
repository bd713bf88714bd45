// Where a frame of up to 190 beats of 8 bytes has to end.
`default_nettype none

module llr_frame_limit_b8_l190 (
    input  wire        clk,
    input  wire        rst,
    input  wire [15:0] longest_frame,
    output reg   [7:0] last_beat,
    output reg   [7:0] last_keep
);

    reg  [15:0] last_byte;

    wire  [2:0] lane = last_byte[2:0];
    wire [15:0] last_byte_choice = longest_frame < 16'd64 ? 16'd59 : longest_frame - 16'd5;

    always @(posedge clk) begin
        if (rst) begin
            last_byte <= 16'h5eb;
            last_beat <= 8'd189;
            last_keep <= 8'd15;
        end else begin
            last_byte <= longest_frame > 16'h5f0 ? 16'h5eb : last_byte_choice;
            last_beat <= last_byte[10:3];
            last_keep <= {lane > 3'd6, lane > 3'd5, lane > 3'd4, lane > 3'd3, lane > 3'd2, lane > 3'd1, lane > 3'd0, 1'b1};
        end
    end

    wire _unused_ok = &{1'b0, last_byte[15:11]};

endmodule

`default_nettype wire
