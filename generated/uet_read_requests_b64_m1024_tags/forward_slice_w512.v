// Stream register of 512 bits: registers valid and the payload.
`default_nettype none

module forward_slice_w512 (
    input  wire         clk,
    input  wire         rst,
    input  wire   [3:0] up_payload_op,
    input  wire         up_payload_is_tagged,
    input  wire   [1:0] up_payload_mode,
    input  wire   [3:0] up_payload_lane,
    input  wire   [3:0] up_payload_traffic_class,
    input  wire   [3:0] up_payload_local,
    input  wire [127:0] up_payload_destination,
    input  wire  [23:0] up_payload_job_id,
    input  wire  [11:0] up_payload_pid_on_fep,
    input  wire  [11:0] up_payload_resource_index,
    input  wire   [7:0] up_payload_ri_generation,
    input  wire         up_payload_dc,
    input  wire  [63:0] up_payload_key,
    input  wire  [63:0] up_payload_offset,
    input  wire  [31:0] up_payload_initiator,
    input  wire         up_payload_has_header_data,
    input  wire  [63:0] up_payload_header_data,
    input  wire  [31:0] up_payload_length,
    input  wire  [31:0] up_payload_wr_id,
    input  wire         up_payload_back_enable,
    input  wire  [15:0] up_payload_back_pdcid,
    input  wire         up_payload_back_close,
    input  wire         up_payload_expects,
    input  wire         up_valid,
    output wire         up_ready,
    output wire   [3:0] down_payload_op,
    output wire         down_payload_is_tagged,
    output wire   [1:0] down_payload_mode,
    output wire   [3:0] down_payload_lane,
    output wire   [3:0] down_payload_traffic_class,
    output wire   [3:0] down_payload_local,
    output wire [127:0] down_payload_destination,
    output wire  [23:0] down_payload_job_id,
    output wire  [11:0] down_payload_pid_on_fep,
    output wire  [11:0] down_payload_resource_index,
    output wire   [7:0] down_payload_ri_generation,
    output wire         down_payload_dc,
    output wire  [63:0] down_payload_key,
    output wire  [63:0] down_payload_offset,
    output wire  [31:0] down_payload_initiator,
    output wire         down_payload_has_header_data,
    output wire  [63:0] down_payload_header_data,
    output wire  [31:0] down_payload_length,
    output wire  [31:0] down_payload_wr_id,
    output wire         down_payload_back_enable,
    output wire  [15:0] down_payload_back_pdcid,
    output wire         down_payload_back_close,
    output wire         down_payload_expects,
    output wire         down_valid,
    input  wire         down_ready
);

    reg    [3:0] held_op;
    reg          held_is_tagged;
    reg    [1:0] held_mode;
    reg    [3:0] held_lane;
    reg    [3:0] held_traffic_class;
    reg    [3:0] held_local;
    reg  [127:0] held_destination;
    reg   [23:0] held_job_id;
    reg   [11:0] held_pid_on_fep;
    reg   [11:0] held_resource_index;
    reg    [7:0] held_ri_generation;
    reg          held_dc;
    reg   [63:0] held_key;
    reg   [63:0] held_offset;
    reg   [31:0] held_initiator;
    reg          held_has_header_data;
    reg   [63:0] held_header_data;
    reg   [31:0] held_length;
    reg   [31:0] held_wr_id;
    reg          held_back_enable;
    reg   [15:0] held_back_pdcid;
    reg          held_back_close;
    reg          held_expects;
    reg          full;

    wire ready = !full || down_ready;

    always @(posedge clk) begin
        if (rst) begin
            full <= 1'b0;
        end else begin
            if (ready) begin
                full <= up_valid;
            end
        end
    end

    always @(posedge clk) begin
        if (ready) begin
            held_op <= up_payload_op;
            held_is_tagged <= up_payload_is_tagged;
            held_mode <= up_payload_mode;
            held_lane <= up_payload_lane;
            held_traffic_class <= up_payload_traffic_class;
            held_local <= up_payload_local;
            held_destination <= up_payload_destination;
            held_job_id <= up_payload_job_id;
            held_pid_on_fep <= up_payload_pid_on_fep;
            held_resource_index <= up_payload_resource_index;
            held_ri_generation <= up_payload_ri_generation;
            held_dc <= up_payload_dc;
            held_key <= up_payload_key;
            held_offset <= up_payload_offset;
            held_initiator <= up_payload_initiator;
            held_has_header_data <= up_payload_has_header_data;
            held_header_data <= up_payload_header_data;
            held_length <= up_payload_length;
            held_wr_id <= up_payload_wr_id;
            held_back_enable <= up_payload_back_enable;
            held_back_pdcid <= up_payload_back_pdcid;
            held_back_close <= up_payload_back_close;
            held_expects <= up_payload_expects;
        end
    end

    assign up_ready = ready;
    assign down_payload_op = held_op;
    assign down_payload_is_tagged = held_is_tagged;
    assign down_payload_mode = held_mode;
    assign down_payload_lane = held_lane;
    assign down_payload_traffic_class = held_traffic_class;
    assign down_payload_local = held_local;
    assign down_payload_destination = held_destination;
    assign down_payload_job_id = held_job_id;
    assign down_payload_pid_on_fep = held_pid_on_fep;
    assign down_payload_resource_index = held_resource_index;
    assign down_payload_ri_generation = held_ri_generation;
    assign down_payload_dc = held_dc;
    assign down_payload_key = held_key;
    assign down_payload_offset = held_offset;
    assign down_payload_initiator = held_initiator;
    assign down_payload_has_header_data = held_has_header_data;
    assign down_payload_header_data = held_header_data;
    assign down_payload_length = held_length;
    assign down_payload_wr_id = held_wr_id;
    assign down_payload_back_enable = held_back_enable;
    assign down_payload_back_pdcid = held_back_pdcid;
    assign down_payload_back_close = held_back_close;
    assign down_payload_expects = held_expects;
    assign down_valid = full;

endmodule

`default_nettype wire
