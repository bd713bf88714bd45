// 64 regions of host memory by their keys: a packet in each clock, its address or code out.
`default_nettype none

module ses_memory_regions_s16_w4 (
    input  wire        clk,
    input  wire        rst,
    input  wire        packet_valid,
    input  wire  [5:0] packet_opcode,
    input  wire        packet_small,
    input  wire        packet_rudi,
    input  wire        packet_ie,
    input  wire [63:0] packet_key,
    input  wire [23:0] packet_job_id,
    input  wire [11:0] packet_resource,
    input  wire [63:0] packet_buffer_offset,
    input  wire [31:0] packet_message_offset,
    input  wire [13:0] packet_payload_length,
    input  wire [31:0] packet_request_length,
    input  wire  [5:0] settings_job_code,
    input  wire  [5:0] settings_right_code,
    input  wire  [5:0] settings_message_code,
    input  wire        settings_checks_message,
    input  wire        settings_atomics_need_all,
    output wire        ready,
    output wire        verdict_valid,
    output wire  [5:0] verdict_code,
    output wire [63:0] verdict_address,
    output wire [13:0] verdict_payload_length,
    output wire        done_valid,
    output wire  [2:0] done_status,
    output wire  [5:0] done_slot,
    input  wire        commands_payload_remove,
    input  wire [63:0] commands_payload_region_key,
    input  wire [63:0] commands_payload_region_base,
    input  wire [63:0] commands_payload_region_first,
    input  wire [63:0] commands_payload_region_length,
    input  wire        commands_payload_region_remote_read,
    input  wire        commands_payload_region_remote_write,
    input  wire        commands_payload_region_remote_atomic,
    input  wire        commands_payload_region_restricts_job,
    input  wire [23:0] commands_payload_region_job_id,
    input  wire        commands_payload_region_restricts_resource,
    input  wire [11:0] commands_payload_region_resource,
    input  wire        commands_valid,
    output wire        commands_ready
);

    reg   [64:0] base_end;
    reg   [64:0] first_end;
    reg          no_reserved;
    reg          legal;
    reg          packet_1_valid;
    reg    [5:0] packet_1_opcode;
    reg          packet_1_small;
    reg          packet_1_rudi;
    reg          packet_1_ie;
    reg   [63:0] packet_1_key;
    reg   [23:0] packet_1_job_id;
    reg   [11:0] packet_1_resource;
    reg   [63:0] packet_1_buffer_offset;
    reg   [31:0] packet_1_message_offset;
    reg   [13:0] packet_1_payload_length;
    reg   [31:0] packet_1_request_length;
    wire         keys_ready;
    wire         keys_hit;
    wire   [5:0] keys_slot;
    wire         keys_placed_valid;
    wire   [5:0] keys_placed_slot;
    wire         keys_done_valid;
    wire   [2:0] keys_done_status;
    wire   [5:0] keys_done_slot;
    wire         keys_commands_ready;
    wire         hit_later_q;
    reg  [233:0] regions_rdata;
    reg   [63:0] region_base;
    reg   [63:0] region_first;
    reg   [63:0] region_length;
    reg          region_remote_read;
    reg          region_remote_write;
    reg          region_remote_atomic;
    reg          region_idempotent_safe;
    reg          region_restricts_job;
    reg   [23:0] region_job_id;
    reg          region_restricts_resource;
    reg   [11:0] region_resource;
    wire [251:0] packet_later_q;
    reg          rights_hit;
    reg          rights_remote_read;
    reg          rights_remote_write;
    reg          rights_remote_atomic;
    reg          rights_idempotent_safe;
    reg          rights_job_fits;
    reg          rights_resource_fits;
    reg   [63:0] bytes_base;
    reg   [63:0] bytes_first;
    reg   [63:0] bytes_length;
    reg   [63:0] bytes_offset;
    reg   [31:0] bytes_message_offset;
    reg   [13:0] bytes_payload_length;
    reg   [31:0] bytes_request_length;
    reg    [5:0] kind_opcode;
    reg          kind_rudi;
    reg          kind_ie;
    wire   [5:0] check_code;
    wire  [63:0] check_address;
    reg          valid_1;
    reg          valid_2;
    reg          valid_3;
    reg          valid_4;
    reg          valid_5;
    reg          valid_6;
    reg          valid_7;
    reg          valid_8;
    reg          valid_9;
    reg          valid_10;
    reg          valid_11;
    reg          valid_12;
    wire  [13:0] length_later_q;
    (* no_rw_check *)
    reg  [233:0] regions [0:63];

    wire [64:0] base_end_word = {1'b0, commands_payload_region_length};
    wire        no_reserved_term = (|commands_payload_region_key[55:12]) && commands_payload_region_key[62];
    wire        legal_term = !first_end[64] || !(|first_end[63:0]);
    wire        legal_term_2 = (!base_end[64] || !(|base_end[63:0])) && legal_term;
    wire        rights_hit_term = !(packet_later_q[240] && !packet_later_q[244]);
    wire        rights_hit_term_2 = rights_hit_term || packet_later_q[241] == region_idempotent_safe;

    ses_key_table_k64_s16_w4_d12 keys (
        .clk                     (clk),
        .rst                     (rst),
        .lookup                  ({packet_1_key[63] && !packet_1_key[62], packet_1_key[62:0]}),
        .legal                   (legal),
        .ready                   (keys_ready),
        .hit                     (keys_hit),
        .slot                    (keys_slot),
        .placed_valid            (keys_placed_valid),
        .placed_slot             (keys_placed_slot),
        .done_valid              (keys_done_valid),
        .done_status             (keys_done_status),
        .done_slot               (keys_done_slot),
        .commands_payload_remove (commands_payload_remove),
        .commands_payload_key    ({
        commands_payload_region_key[63] && !commands_payload_region_key[62],
        commands_payload_region_key[62:0]
    }),
        .commands_valid          (commands_valid),
        .commands_ready          (keys_commands_ready)
    );

    delay_w1_c2 hit_later (
        .clk (clk),
        .d   (keys_hit),
        .q   (hit_later_q)
    );

    delay_w252_c7 packet_later (
        .clk (clk),
        .d   ({
        packet_1_valid,
        packet_1_opcode,
        packet_1_small,
        packet_1_rudi,
        packet_1_ie,
        packet_1_key,
        packet_1_job_id,
        packet_1_resource,
        packet_1_buffer_offset,
        packet_1_message_offset,
        packet_1_payload_length,
        packet_1_request_length
    }),
        .q   (packet_later_q)
    );

    ses_region_check_a64_m32_p14 check (
        .clk                       (clk),
        .kind_opcode               (kind_opcode),
        .kind_rudi                 (kind_rudi),
        .kind_ie                   (kind_ie),
        .offset                    (bytes_offset),
        .message_offset            (bytes_message_offset),
        .payload_length            (bytes_payload_length),
        .request_length            (bytes_request_length),
        .rights_hit                (rights_hit),
        .rights_remote_read        (rights_remote_read),
        .rights_remote_write       (rights_remote_write),
        .rights_remote_atomic      (rights_remote_atomic),
        .rights_idempotent_safe    (rights_idempotent_safe),
        .rights_job_fits           (rights_job_fits),
        .rights_resource_fits      (rights_resource_fits),
        .base                      (bytes_base),
        .first                     (bytes_first),
        .length                    (bytes_length),
        .settings_job_code         (settings_job_code),
        .settings_right_code       (settings_right_code),
        .settings_message_code     (settings_message_code),
        .settings_checks_message   (settings_checks_message),
        .settings_atomics_need_all (settings_atomics_need_all),
        .code                      (check_code),
        .address                   (check_address)
    );

    delay_w14_c4 length_later (
        .clk (clk),
        .d   (bytes_payload_length),
        .q   (length_later_q)
    );

    always @(posedge clk) begin
        regions_rdata <= regions[keys_slot];
        if (keys_placed_valid) regions[keys_placed_slot] <= {
        commands_payload_region_base,
        commands_payload_region_first,
        commands_payload_region_length,
        commands_payload_region_remote_read,
        commands_payload_region_remote_write,
        commands_payload_region_remote_atomic,
        commands_payload_region_key[63],
        commands_payload_region_restricts_job,
        commands_payload_region_job_id,
        commands_payload_region_restricts_resource,
        commands_payload_region_resource
    };
    end

    always @(posedge clk) begin
        if (rst) begin
            packet_1_valid <= 1'b0;
            valid_1 <= 1'b0;
            valid_2 <= 1'b0;
            valid_3 <= 1'b0;
            valid_4 <= 1'b0;
            valid_5 <= 1'b0;
            valid_6 <= 1'b0;
            valid_7 <= 1'b0;
            valid_8 <= 1'b0;
            valid_9 <= 1'b0;
            valid_10 <= 1'b0;
            valid_11 <= 1'b0;
            valid_12 <= 1'b0;
        end else begin
            packet_1_valid <= packet_valid;
            valid_1 <= packet_1_valid;
            valid_2 <= valid_1;
            valid_3 <= valid_2;
            valid_4 <= valid_3;
            valid_5 <= valid_4;
            valid_6 <= valid_5;
            valid_7 <= valid_6;
            valid_8 <= valid_7;
            valid_9 <= valid_8;
            valid_10 <= valid_9;
            valid_11 <= valid_10;
            valid_12 <= valid_11;
        end
    end

    always @(posedge clk) begin
        base_end <= {1'b0, commands_payload_region_base} + base_end_word;
        first_end <= {1'b0, commands_payload_region_first} + base_end_word;
        no_reserved <= !((|commands_payload_region_key[61:56]) || no_reserved_term);
        legal <= legal_term_2 && no_reserved;
        packet_1_opcode <= packet_opcode;
        packet_1_small <= packet_small;
        packet_1_rudi <= packet_rudi;
        packet_1_ie <= packet_ie;
        packet_1_key <= packet_key;
        packet_1_job_id <= packet_job_id;
        packet_1_resource <= packet_resource;
        packet_1_buffer_offset <= packet_buffer_offset;
        packet_1_message_offset <= packet_message_offset;
        packet_1_payload_length <= packet_payload_length;
        packet_1_request_length <= packet_request_length;
        region_base <= regions_rdata[233:170];
        region_first <= regions_rdata[169:106];
        region_length <= regions_rdata[105:42];
        region_remote_read <= regions_rdata[41];
        region_remote_write <= regions_rdata[40];
        region_remote_atomic <= regions_rdata[39];
        region_idempotent_safe <= regions_rdata[38];
        region_restricts_job <= regions_rdata[37];
        region_job_id <= regions_rdata[36:13];
        region_restricts_resource <= regions_rdata[12];
        region_resource <= regions_rdata[11:0];
        rights_hit <= hit_later_q && rights_hit_term_2;
        rights_remote_read <= region_remote_read;
        rights_remote_write <= region_remote_write;
        rights_remote_atomic <= region_remote_atomic;
        rights_idempotent_safe <= region_idempotent_safe;
        rights_job_fits <= !region_restricts_job || region_job_id == packet_later_q[177:154];
        rights_resource_fits <= !region_restricts_resource || region_resource == packet_later_q[153:142];
        bytes_base <= region_base;
        bytes_first <= region_first;
        bytes_length <= region_length;
        bytes_offset <= packet_later_q[141:78];
        bytes_message_offset <= packet_later_q[77:46];
        bytes_payload_length <= packet_later_q[45:32];
        bytes_request_length <= packet_later_q[31:0];
        kind_opcode <= packet_later_q[250:245];
        kind_rudi <= packet_later_q[243];
        kind_ie <= packet_later_q[242];
    end

    assign ready = keys_ready;
    assign verdict_valid = valid_12;
    assign verdict_code = check_code;
    assign verdict_address = check_address;
    assign verdict_payload_length = length_later_q;
    assign done_valid = keys_done_valid;
    assign done_status = keys_done_status;
    assign done_slot = keys_done_slot;
    assign commands_ready = keys_commands_ready;

    wire _unused_ok = &{1'b0, packet_later_q[251], packet_later_q[239:178]};

endmodule

`default_nettype wire
