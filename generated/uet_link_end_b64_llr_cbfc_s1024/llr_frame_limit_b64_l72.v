// Where a frame of up to 72 beats of 64 bytes has to end.
`default_nettype none

module llr_frame_limit_b64_l72 (
    input  wire        clk,
    input  wire        rst,
    input  wire [15:0] longest_frame,
    output reg   [6:0] last_beat,
    output reg  [63:0] last_keep
);

    reg  [15:0] last_byte;

    wire  [5:0] lane = last_byte[5:0];
    wire [15:0] last_byte_choice = longest_frame < 16'd64 ? 16'd59 : longest_frame - 16'd5;

    always @(posedge clk) begin
        if (rst) begin
            last_byte <= 16'h11fb;
            last_beat <= 7'd71;
            last_keep <= 64'hfffffffffffffff;
        end else begin
            last_byte <= longest_frame > 16'h1200 ? 16'h11fb : last_byte_choice;
            last_beat <= last_byte[12:6];
            last_keep <= {
                lane > 6'd62,
                lane > 6'd61,
                lane > 6'd60,
                lane > 6'd59,
                lane > 6'd58,
                lane > 6'd57,
                lane > 6'd56,
                lane > 6'd55,
                lane > 6'd54,
                lane > 6'd53,
                lane > 6'd52,
                lane > 6'd51,
                lane > 6'd50,
                lane > 6'd49,
                lane > 6'd48,
                lane > 6'd47,
                lane > 6'd46,
                lane > 6'd45,
                lane > 6'd44,
                lane > 6'd43,
                lane > 6'd42,
                lane > 6'd41,
                lane > 6'd40,
                lane > 6'd39,
                lane > 6'd38,
                lane > 6'd37,
                lane > 6'd36,
                lane > 6'd35,
                lane > 6'd34,
                lane > 6'd33,
                lane > 6'd32,
                lane > 6'd31,
                lane > 6'd30,
                lane > 6'd29,
                lane > 6'd28,
                lane > 6'd27,
                lane > 6'd26,
                lane > 6'd25,
                lane > 6'd24,
                lane > 6'd23,
                lane > 6'd22,
                lane > 6'd21,
                lane > 6'd20,
                lane > 6'd19,
                lane > 6'd18,
                lane > 6'd17,
                lane > 6'd16,
                lane > 6'd15,
                lane > 6'd14,
                lane > 6'd13,
                lane > 6'd12,
                lane > 6'd11,
                lane > 6'd10,
                lane > 6'd9,
                lane > 6'd8,
                lane > 6'd7,
                lane > 6'd6,
                lane > 6'd5,
                lane > 6'd4,
                lane > 6'd3,
                lane > 6'd2,
                lane > 6'd1,
                lane > 6'd0,
                1'b1
            };
        end
    end

    wire _unused_ok = &{1'b0, last_byte[15:13]};

endmodule

`default_nettype wire
