// Makes frames 4 bytes longer, in beats of 8 bytes.
`default_nettype none

module llr_fcs_room_b8 (
    input  wire        clk,
    input  wire        rst,
    input  wire [63:0] up_payload_data,
    input  wire  [7:0] up_payload_keep,
    input  wire        up_payload_last,
    input  wire        up_payload_user_poison,
    input  wire        up_valid,
    output wire        up_ready,
    output wire [63:0] down_payload_data,
    output wire  [7:0] down_payload_keep,
    output wire        down_payload_last,
    output wire        down_payload_user_poison,
    output wire        down_valid,
    input  wire        down_ready
);

    reg   [7:0] held_keep;
    reg         held_last;
    reg         held_user_poison;
    reg         full;
    reg         spills;
    reg  [63:0] held_data;
    reg   [3:0] over;

    wire       ready = !full || down_ready;
    wire       too_long = up_payload_last && up_payload_keep[4];
    wire [7:0] longer = {up_payload_keep[3:0], 4'd0} | 8'd15;

    always @(posedge clk) begin
        if (rst) begin
            full <= 1'b0;
            spills <= 1'b0;
        end else begin
            if (ready) begin
                full <= up_valid;
                spills <= up_valid && too_long;
                if (spills) begin
                    full <= 1'b1;
                    spills <= 1'b0;
                end
            end
        end
    end

    always @(posedge clk) begin
        if (ready) begin
            held_data <= up_payload_data;
        end
        if (ready) begin
            over <= up_payload_keep[7:4];
        end
        if (ready) begin
            held_keep <= up_payload_last ? longer : up_payload_keep;
            held_last <= up_payload_last && !too_long;
            held_user_poison <= up_payload_user_poison;
            if (spills) begin
                held_keep <= {4'd0, over};
                held_last <= 1'b1;
                held_user_poison <= held_user_poison;
            end
        end
    end

    assign up_ready = ready && !spills;
    assign down_payload_data = held_data;
    assign down_payload_keep = held_keep;
    assign down_payload_last = held_last;
    assign down_payload_user_poison = held_user_poison;
    assign down_valid = full;

endmodule

`default_nettype wire
