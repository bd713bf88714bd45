// Traffic class and length of frames in beats of 64 bytes.
`default_nettype none

module uet_frame_meter_b64 (
    input  wire         clk,
    input  wire         rst,
    input  wire [511:0] beat_data,
    input  wire  [63:0] beat_keep,
    input  wire         beat_last,
    input  wire         valid,
    input  wire  [63:0] control_dscps,
    output wire         is_control,
    output wire         is_mac_control,
    output reg          ends,
    output reg          control,
    output reg   [13:0] bytes
);

    reg         first;
    reg         held_control;
    reg         held_mac;
    reg  [13:0] bytes_before;

    wire [15:0] plain_control_word = {beat_data[103:96], beat_data[111:104]};
    wire [63:0] plain_control_shr = control_dscps >> beat_data[127:122];
    wire [63:0] plain_control_shr_2 = control_dscps >> {beat_data[115:112], beat_data[127:126]};
    wire        plain_control_term = plain_control_word == 16'h86dd && plain_control_shr_2[0];
    wire        plain_control = (plain_control_word == 16'h800 && plain_control_shr[0]) || plain_control_term;
    wire [15:0] tagged_control_word = {beat_data[135:128], beat_data[143:136]};
    wire [63:0] tagged_control_shr = control_dscps >> beat_data[159:154];
    wire [63:0] tagged_control_shr_2 = control_dscps >> {beat_data[147:144], beat_data[159:158]};
    wire        tagged_control_term = tagged_control_word == 16'h86dd && tagged_control_shr_2[0];
    wire        tagged_control = (tagged_control_word == 16'h800 && tagged_control_shr[0]) || tagged_control_term;
    wire        found = plain_control || (plain_control_word == 16'h8100 && tagged_control);
    wire        found_mac = plain_control_word == 16'h8808;
    wire        is_control_now = first ? found : held_control;
    wire        is_mac_now = first ? found_mac : held_mac;
    wire [64:0] bytes_and = ({beat_keep, 1'b0} | 65'd1) & ~{1'b0, beat_keep};
    wire [13:0] bytes_word = {
        7'd0,
        |(bytes_and & 65'h10000000000000000),
        |(bytes_and & 65'hffffffff00000000),
        |(bytes_and & 65'hffff0000ffff0000),
        |(bytes_and & 65'hff00ff00ff00ff00),
        |(bytes_and & 65'hf0f0f0f0f0f0f0f0),
        |(bytes_and & 65'hcccccccccccccccc),
        |(bytes_and & 65'haaaaaaaaaaaaaaaa)
    };

    always @(posedge clk) begin
        if (rst) begin
            first <= 1'b1;
            bytes_before <= 14'd0;
            ends <= 1'b0;
        end else begin
            if (valid) begin
                first <= beat_last;
            end
            if (valid) begin
                bytes_before <= (bytes_before + 14'd64) & {14{!beat_last}};
            end
            ends <= valid && beat_last;
        end
    end

    always @(posedge clk) begin
        if (valid) begin
            held_control <= is_control_now;
            held_mac <= is_mac_now;
        end
        bytes <= bytes_before + bytes_word;
        control <= is_control_now;
    end

    assign is_control = is_control_now;
    assign is_mac_control = is_mac_now;

    wire _unused_ok = &{1'b0, beat_data[511:160], beat_data[153:148], beat_data[121:116], beat_data[95:0], plain_control_shr[63:1], plain_control_shr_2[63:1], tagged_control_shr[63:1], tagged_control_shr_2[63:1]};

endmodule

`default_nettype wire
